/** What a field is called is written in messages/<language>/labels.ts, and read from there by other texts and exports. */
import { readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

/** Fields with their labels, as they stand in a file. */
const labelsIn = (text: string) => text.match(/\b\w+: '[^']+'/g) ?? []
/** Columns of an export. */
const headingsIn = (text: string) => labelsIn(text).filter((one) => one.startsWith('heading: '))

/** Forms that visitors fill in: they have the texts of the specification, and no record's labels are loaded for them. */
const OF_VISITORS = ['information', 'login', 'register']

/** What is written in an import, or by the server for other programs, has the words of those. */
const OTHERS = ['labels', 'lists', 'template', ...OF_VISITORS]

const filesOf = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)

const named = (file: string, read: (text: string) => string[], labels: string[]) =>
  read(readFileSync(file, 'utf8')).flatMap((one) => (labels.includes(one) ? [`${file}: ${one}`] : []))

test('a label of a field is written in no other file', () => {
  const labels: string[] = labelsIn(readFileSync('messages/en/labels.ts', 'utf8'))
  assert.ok(labels.includes("fatherName: 'Father name'"))
  const headings = labels.map((one) => one.replace(/^\w+/, 'heading'))
  const strings = filesOf('messages/en').filter((file) => !OTHERS.some((name) => file.endsWith(`/${name}.ts`)))
  const repeated = [
    ...strings.flatMap((file) => named(file, labelsIn, labels)),
    ...filesOf('server/exports').flatMap((file) => named(file, headingsIn, headings)),
  ]
  assert.equal(repeated, [])
})

test.run()
