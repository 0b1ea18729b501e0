/** The default texts of Breadcrumb. */
export const breadcrumbMessages = { label: 'Breadcrumb' }
