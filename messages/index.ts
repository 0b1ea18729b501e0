/**
 * The texts of the present language: that of the page, in the browser and while the server renders one. Read them when
 * something is rendered or said, never when a module is imported: then no language is set yet.
 */
import type * as main from './en/parts/main.ts'
import type * as other from './en/parts/public.ts'
import type * as staff from './en/parts/staff.ts'
import type { Language } from './languages.ts'
import type { Digits } from './region.ts'
import type { Translated } from './translates.ts'

export type { Forms, Kind } from './en/counting.ts'

export type Texts = Translated<Omit<typeof main & typeof other & typeof staff, 'chooseDigits'>>
/** What a file of texts has of them. */
export type Part = Partial<Texts> & { chooseDigits(digits?: Digits): void }

const known = new Map<Language, Texts>()
const parts = new Set<Part>()
let digits: Digits | undefined
let present: Language | undefined

/** The texts of the present language. */
export function texts(): Texts {
  const found = present && known.get(present)
  if (!found) throw new Error('A text was read before a language was set: read it when a component renders.')
  return found
}

/** The present language. */
export function language(): Language {
  if (!present) throw new Error('The language was read before it was set: read it when a component renders.')
  return present
}

/** From now on the texts are in this language, of which some are known. */
export function speak(language: Language): void {
  present = language
}

/** Adds texts of a language to those that are known of it. */
export function addTexts(language: Language, part: Part): void {
  known.set(language, { ...known.get(language), ...part } as Texts)
  parts.add(part)
  part.chooseDigits(digits)
}

/** From now on numbers in texts are written so, in a language that has digits of its own. */
export function chooseDigits(chosen: Digits | undefined): void {
  digits = chosen
  for (const part of parts) part.chooseDigits(digits)
}

/** How numbers in texts are written. */
export const chosenDigits = (): Digits | undefined => digits

/** A value made from texts, once for each language. */
export function ofTexts<T>(make: () => T): () => T {
  let made: { of: Texts; value: T } | undefined
  return () => {
    const of = texts()
    if (made?.of !== of) made = { of, value: make() }
    return made.value
  }
}
