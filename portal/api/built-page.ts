import { type Language, pathIn } from '#contract'
import { between } from './documents.ts'

/** The parts of the document of a page in a language. */
export type BuiltPage = { style: string; script: string }

/**
 * The style of every page in a language, and the script of the portal. From the file of the build: the school does not have
 * to offer the language. Read as a text: the browser would apply its policy to the styles of a document.
 */
export async function getBuiltPage(language: Language): Promise<BuiltPage> {
  const page = await (await fetch(pathIn(language))).text()
  return { style: between(page, '<style>', '</style>'), script: between(page, '<script type="module" src="', '"') }
}
