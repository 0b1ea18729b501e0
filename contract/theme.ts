import { COOKIES } from './browser-storage.ts'

/** The themes that a person can choose; 'system' follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The cookie that stores the choice. Not localStorage, so that the server can write the theme into the HTML. */
export const themeCookie = (theme: Theme): string => `${COOKIES.theme}=${theme}`

/** The choice in a list of cookies. */
export const themeIn = (cookies: string): Theme =>
  THEMES.find((theme) => cookies.split('; ').includes(themeCookie(theme))) ?? 'system'
