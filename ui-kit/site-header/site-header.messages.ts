/** The default texts of SiteHeader. */
export const siteHeaderMessages = {
  menuLabel: 'Menu',
}
