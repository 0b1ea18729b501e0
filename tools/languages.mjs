// Lists what each language has yet to translate: npm run languages
// A subject that a language lacks is English on its pages; a failure that it lacks is said in English.
import { LANGUAGE_TAGS } from '../messages/languages.ts'

for (const language of LANGUAGE_TAGS.filter((one) => one !== 'en')) {
  const missing = await Promise.all(
    ['parts/main', 'parts/public', 'parts/staff', 'parts/server', 'failures/index'].map(async (part) => {
      const [own, english] = await Promise.all([language, 'en'].map((one) => import(`../messages/${one}/${part}.ts`)))
      const isEnglish = (name) =>
        own[name] === undefined || (own[name] === english[name] && typeof english[name] !== 'string')
      const names = Object.keys(english).filter(isEnglish)
      return { part, names, all: Object.keys(english).length }
    }),
  )
  const parts = missing.filter(({ names }) => names.length > 0)
  console.log(parts.length === 0 ? `${language}: whole` : `${language}: these texts are English`)
  for (const { part, names, all } of parts) console.log(`  ${part}, ${names.length} of ${all}: ${names.join(' ')}`)
}
