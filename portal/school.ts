import { signal } from '@preact/signals-react'
import type { PublicSchool } from '#contract'
import { chooseDigits } from '#messages'

/**
 * The public part of the contract's `SchoolSettings`: name, texts, classes and more. In the browser it comes with the
 * page; on the server it is set while one page is rendered. A language with digits of its own writes them as the school
 * does. Everything else takes it from state/school.ts.
 */
export const school = signal({} as PublicSchool)

school.subscribe(({ region }) => chooseDigits(region?.digits))
