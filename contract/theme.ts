/** The themes that a person can choose; 'system' follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What a page can look like, in the order of its `theme-color` elements. */
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The media query of what is for one scheme only, in a page with this theme. */
export function mediaOf(scheme: Scheme, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return theme === scheme ? 'all' : 'not all'
}

/** The cookie that stores the choice. Not localStorage, so that the server can write the theme into the HTML. */
export const themeCookie = (theme: Theme): string => `theme=${theme}`

/** The choice in a list of cookies. */
export const themeIn = (cookies: string): Theme =>
  THEMES.find((theme) => cookies.split('; ').includes(themeCookie(theme))) ?? 'system'
