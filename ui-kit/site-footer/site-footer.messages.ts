/** The default texts of SiteFooter. */
export const siteFooterMessages = {
  linksLabel: 'More pages',
}
