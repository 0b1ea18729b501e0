/** What a field is called is written in contract/labels/<language>/, and read from there by strings and exports. */
import { readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

/** Fields with their labels, as they stand in a file. */
const labelsIn = (text: string) => text.match(/\b\w+: '[^']+'/g) ?? []
/** Columns of an export. */
const headingsIn = (text: string) => labelsIn(text).filter((one) => one.startsWith('heading: '))

/** Forms that visitors fill in: they have the texts of the specification, and no record's labels are loaded for them. */
const OF_VISITORS = ['portal/strings/en/information.ts', 'portal/strings/en/login.ts', 'portal/strings/en/register.ts']

const filesOf = (folder: string) => readdirSync(folder, { encoding: 'utf8' }).map((name) => `${folder}/${name}`)

const named = (file: string, read: (text: string) => string[], labels: string[]) =>
  read(readFileSync(file, 'utf8')).flatMap((one) => (labels.includes(one) ? [`${file}: ${one}`] : []))

test('a label of a field is written in no other file', () => {
  const labels = filesOf('contract/labels/en').flatMap((file) => labelsIn(readFileSync(file, 'utf8')))
  assert.ok(labels.includes("fatherName: 'Father name'"))
  const headings = labels.map((one) => one.replace(/^\w+/, 'heading'))
  const strings = filesOf('portal/strings/en').filter((file) => !OF_VISITORS.includes(file))
  const repeated = [
    ...strings.flatMap((file) => named(file, labelsIn, labels)),
    ...filesOf('server/exports').flatMap((file) => named(file, headingsIn, headings)),
  ]
  assert.equal(repeated, [])
})

test.run()
