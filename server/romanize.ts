import { plainSigns } from '#contract/characters'

/** So that a user id of it is no longer than a text may be. */
const LONGEST = 100

/**
 * Loads what writes a name in ASCII: 'محمد' becomes 'mhmd', 'Юлия' becomes 'Yuliya'. What is ASCII stays, of everything
 * else only letters and digits are written; '' if there are none. Loaded when it is needed, since its tables take 2 MB.
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

/** Loads what tells how a text reads in ASCII, so that '\u0430dmin' in Cyrillic letters is known to read as 'admin'. */
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
