const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each word is a part of the text, in any order and letter case, with or without accents. */
export function hasWords(text: string, words: string): boolean {
  const searched = plain(text)
  return words.split(/\s+/).every((word) => searched.includes(plain(word)))
}
