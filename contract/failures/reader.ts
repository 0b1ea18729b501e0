import type { SettingLabel } from './text-in.ts'

/** Reads a response: the texts of the server come to be in the language of the portal. */
export type ReadResponse = (text: string, settingLabel?: SettingLabel) => unknown

/** Only responses with codes wait for the texts. */
const CODED = /"code":/

/** @param load the texts of the language; if they cannot be fetched, the texts stay English */
export const responseReader =
  (load: () => Promise<{ translate(body: unknown, settingLabel?: SettingLabel): void }>): ReadResponse =>
  async (text, settingLabel) => {
    const body: unknown = JSON.parse(text)
    if (CODED.test(text)) await load().then(({ translate }) => translate(body, settingLabel), console.error)
    return body
  }
