/** The texts of Breadcrumb. */
export const breadcrumbMessages = { label: 'صفحے کا راستہ' }
