/** How the pages look, by choice; 'system' follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The cookie that keeps the choice. Not in the browser's storage, so that the first HTML has it already. */
export const themeCookie = (theme: Theme): string => `theme=${theme}`

/** The choice in a list of cookies. */
export const themeIn = (cookies: string): Theme =>
  THEMES.find((theme) => cookies.split('; ').includes(themeCookie(theme))) ?? 'system'
