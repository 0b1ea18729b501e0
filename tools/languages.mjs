// Lists what each language has yet to translate, a line for each folder: npm run languages
// A file of texts that a language lacks is English in its build.
import { existsSync, readdirSync } from 'node:fs'
import { CATALOGS, ENGLISH, languages } from '../build/languages.mjs'

for (const language of languages.filter((one) => one !== ENGLISH)) {
  const folders = CATALOGS.map((catalog) => {
    const files = readdirSync(`${catalog}/${ENGLISH}`)
    const missing = files.filter((file) => !existsSync(`${catalog}/${language}/${file}`))
    return { catalog, files, missing: missing.map((file) => file.replace('.ts', '')) }
  }).filter(({ missing }) => missing.length > 0)
  console.log(folders.length === 0 ? `${language}: whole` : `${language}: these files are English`)
  for (const { catalog, files, missing } of folders)
    console.log(`  ${catalog}, ${missing.length} of ${files.length}: ${missing.join(' ')}`)
}
