/** The texts of SiteFooter. */
export const siteFooterMessages = {
  linksLabel: 'مزید صفحات',
}
