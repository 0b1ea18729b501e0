import { plainSigns } from '#contract/characters'
import { fold } from '#contract/fold'
import { isAscii, nameInUserId } from '#contract/user-ids'
import { romanizer } from './romanize.ts'

/** The fields of a person of which a user id may be made. A teacher has no class. */
type Named = { name: string; grade?: string | undefined; rollNumber?: string | undefined }

/** Makes the part of a user id that names a person, in ASCII; '' if nothing comes of it. */
export type LatinNamer = (person: Named) => string

/**
 * Loads the function that proposes how a person is named in a user id: as the school spells the name, else as it reads in
 * ASCII. Where nobody could read that, since the letters say no vowels ('محمد' is 'mhmd'), it is the class and the roll
 * number. Imports and the form have the same proposal.
 * @param people names in other letters, each with a user id that was made of it: how the school spells their words. The
 *   last one counts
 */
export async function latinNamer(people: readonly { name: string; userId: string }[]): Promise<LatinNamer> {
  const romanize = await romanizer()
  const readable = (text: string) => {
    const read = romanize(text)
    return saysVowels(text) && nameWords(read).every(hasVowel) ? read : ''
  }
  const readSpellings = () => {
    const spelled = new Map<string, string>()
    for (const { name, userId } of people) {
      const [words, spellings] = [nameWords(name), spellingsIn(userId)]
      if (words.length !== spellings.length) continue
      for (const [at, word] of words.entries()) {
        const spelling = spellings[at] ?? ''
        // What the program has written is not how the school spells it.
        if (hasVowel(spelling) && fold(spelling) !== fold(romanize(word))) spelled.set(fold(word), spelling)
      }
    }
    return spelled
  }
  // Most lists have no name in other letters.
  let spelled: Map<string, string> | undefined
  const spellingOf = (word: string) => {
    spelled ??= readSpellings()
    return spelled.get(fold(word))
  }

  return ({ name, grade = '', rollNumber = '' }) => {
    const words = nameWords(name).filter((word) => nameInUserId(word) !== '')
    const written = words.map((word) => (isAscii(word) ? word : (spellingOf(word) ?? readable(word))))
    if (written.length > 0 && !written.includes('')) return written.join(' ')
    const [inClass, number] = [readable(grade), romanize(rollNumber)]
    if (!number) return ''
    const named = /^\d/.test(inClass) ? `Class ${inClass}` : inClass
    return [named, 'Roll', number].filter(Boolean).join(' ')
  }
}

const nameWords = (name: string) => plainSigns(name).split(/\s+/).filter(Boolean)

/** The words of a name in a user id such as 'Muhammad-Ali-4711@mySchool.com'; none where it has numbers, such as a class. */
function spellingsIn(userId: string): string[] {
  const [, name = ''] = /^(.+?)-\d+\D*@/.exec(userId) ?? []
  const words = name.split('-')
  return words.every((word) => /^[A-Za-z.']+$/.test(word)) ? words : []
}

/** Letters of scripts that leave most vowels to the reader. */
const WITHOUT_VOWELS = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u

const saysVowels = (text: string) => !WITHOUT_VOWELS.test(text)

/** Two letters may be initials. */
const hasVowel = (word: string) => /[aeiouy\d]/i.test(word) || /^[a-z.']{1,2}$/i.test(word)
