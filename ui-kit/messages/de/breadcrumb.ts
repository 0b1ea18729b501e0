/** The texts of Breadcrumb. */
export const breadcrumbMessages = { label: 'Sie sind hier' }
