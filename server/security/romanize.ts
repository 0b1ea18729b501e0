import { plainSigns } from '#contract/characters'

/** So that a user id of it is no longer than a text may be. */
const LONGEST = 100

/**
 * Loads the function that writes a name in ASCII: 'محمد' becomes 'mhmd', 'Юлия' becomes 'Yuliya'. ASCII stays, of other
 * characters only letters and digits are transcribed; '' if there are none. Loaded on demand, since its tables take 2
 * MB.
 */
export async function romanizer(): Promise<(name: string) => string> {
  const letters = await lettersInAscii()
  return (name) =>
    plainSigns(name)
      .normalize('NFC')
      .replace(/[^ -~]+/g, letters)
      .slice(0, LONGEST)
      .trim()
}

/**
 * Loads the function that transcribes a text into lower-case ASCII, so that '\u0430dmin' with a Cyrillic letter is
 * recognized as 'admin'.
 */
export async function asciiReader(): Promise<(text: string) => string> {
  const letters = await lettersInAscii()
  return (text) =>
    text
      .normalize('NFKC')
      .replace(/[^ -~]+/g, letters)
      .toLowerCase()
}

async function lettersInAscii(): Promise<(text: string) => string> {
  const { default: anyAscii } = await import('any-ascii')
  // Signs are left out before: the library writes them as words, an emoji as its name.
  return (text) => anyAscii(text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')).replace(/[^A-Za-z0-9\s]/g, '')
}
