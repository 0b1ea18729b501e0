/** The texts of SiteHeader. */
export const siteHeaderMessages = {
  menuLabel: 'Menü',
}
