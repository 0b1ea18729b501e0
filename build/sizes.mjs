import { ENGLISH } from './languages.mjs'
import { chunkName, closure, entriesBehind, fileOf } from './outputs.mjs'
import { BEHIND_STAFF, MAIN, STAFF, STAFF_STYLES, styleOf, WORKER } from './portal.mjs'
import { packageJson } from './settings.mjs'

/**
 * Prints raw and brotli size of each part and returns those over their budget (package.json, bytes of brotli). Of another
 * language than English, the first visit alone: its letters take more bytes, and English stands for the rest.
 */
export function reportSizes(language, outputs, sizes) {
  const over = []
  for (const { name, budget, files } of portalParts(language, outputs)) {
    const raw = sum(files.map((file) => outputs[file].bytes))
    const small = sum(files.map((file) => sizes.get(file)))
    const limit = packageJson.budgets[budget]
    console.log(
      `${name.padEnd(28)}${kilobytes(raw)} raw${kilobytes(small)} brotli${limit ? `${kilobytes(limit)} budget` : ''}`,
    )
    if (small > limit) over.push(`${name} is ${small - limit} bytes over its budget of ${limit} bytes (brotli).`)
  }
  return over
}

/** What the browser fetches for the first visit to Home, and what each chunk adds to it; those of staff, to what all of them have. */
function portalParts(language, outputs) {
  // The worker lies beside the assets.
  const script = Object.keys(outputs).filter((file) => /\/assets\/.+\.js$/.test(file))
  const entries = script.map((file) => [file, outputs[file]]).filter(([, { entryPoint }]) => entryPoint)
  const first = closure(outputs, fileOf(outputs, MAIN))
  const base = closure(outputs, fileOf(outputs, STAFF))
  const behind = entriesBehind(outputs, MAIN, BEHIND_STAFF)
  const isThere = (part, { entryPoint }) =>
    first.has(part) || (base.has(part) && behind.has(entryPoint) && entryPoint !== STAFF)
  const chunks = entries
    .filter(([file]) => !first.has(file))
    .map(([file, output]) => ({
      name: `chunk ${chunkName(output.entryPoint)}`,
      budget: 'chunk',
      files: [...closure(outputs, file)].filter((part) => !isThere(part, output)),
    }))
  const firstVisit = [
    { name: `first visit, script, ${language}`, budget: 'firstVisitScript', files: [...first] },
    { name: `first visit, style, ${language}`, budget: 'style', files: [fileOf(outputs, styleOf(language))] },
  ]
  if (language !== ENGLISH) return firstVisit
  return [
    ...firstVisit,
    { name: 'staff styles', files: [fileOf(outputs, STAFF_STYLES)] },
    { name: 'service worker', budget: 'worker', files: [fileOf(outputs, WORKER)] },
    ...chunks,
    // Its budget is what is measured, rounded up to half a kB, and rises by new screens alone: the page 'Your school' with
    // its preview, colours and pictures, the settings as a file, the hidden board and dates added 24.5 kB to 166; earlier
    // reports and the safety of a promotion 5.5; what a filter hides, answers for many rows of an import, the filters of
    // the audit, names in Latin letters, a teacher's classes and the portal without a connection 15, of which joining the
    // shared files by their compressed size took back 4.5. The school's texts in each language and the codes of failures
    // added 7.5, of which the base of staff took back all.
    { name: 'all script', budget: 'allScript', files: script },
  ]
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
