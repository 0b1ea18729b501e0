// Lists what each language has yet to translate: npm run languages
// A file of texts that a language lacks is English in its build.
import { existsSync, readdirSync } from 'node:fs'
import { CATALOGS, ENGLISH, languages } from '../build/languages.mjs'

for (const language of languages.filter((one) => one !== ENGLISH)) {
  const missing = CATALOGS.flatMap((catalog) =>
    readdirSync(`${catalog}/${ENGLISH}`)
      .map((name) => `${catalog}/${language}/${name}`)
      .filter((file) => !existsSync(file)),
  )
  console.log(missing.length === 0 ? `${language}: whole` : `${language}: ${missing.length} files are English`)
  for (const file of missing) console.log(`  ${file}`)
}
