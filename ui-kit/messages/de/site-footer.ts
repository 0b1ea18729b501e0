/** The texts of SiteFooter. */
export const siteFooterMessages = {
  linksLabel: 'Weitere Seiten',
}
