import { relative, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { closure, fileOf } from './outputs.mjs'
import { packageJson } from './settings.mjs'

/**
 * esbuild makes a file for each set of chunks that share something, most below 1 kB. Here they are joined. Measured
 * (brotli): all script is 195.4 kB in place of 202.7, and the list of students with its menu fetches 23 scripts in place
 * of 47 beside those of every page. On an old phone behind 'fast 3G' its rows came 1 s earlier with 23 than with 34
 * scripts (bench/portal.ts: 1,250 and 2,290 ms after the answer).
 */

/**
 * The cost of one more file, in bytes of script before compression: some 400 bytes of headers, and its part of a round
 * trip, since a browser asks for six files at once. With 3,000 all script is 1.5 kB more.
 */
const REQUEST_BYTES = 4_000

/**
 * No chunk grows beyond this (brotli) by modules that only others need. It is a little more than the budget: the
 * imports between joined files fall away, and the second minifier has not run yet, which is 2 to 4 %.
 */
const FULL_BYTES = packageJson.budgets.chunk + 300

/**
 * A file that chunks share, or several joined.
 * @typedef {object} Shared
 * @property {string} name
 * @property {string[]} parts the files
 * @property {Set<string>} imports the files that they import, directly or not
 * @property {Set<string>} users the entries that import it, directly or not
 * @property {number} bytes before compression
 */

/**
 * The sets of modules that should become one file each, with the entries that use them. When every one of these entries
 * imports all modules of a set, esbuild writes them into one file.
 * @param options of a build with splitting, which is made in memory to see what is shared
 * @param main the entry whose files every visitor has: they stay as they are
 * @returns {Promise<{ modules: string[], users: Set<string> }[]>}
 */
export async function modulesToJoin(options, main) {
  const { metafile, outputFiles } = await esbuild.build({ ...options, minify: true, write: false, metafile: true })
  const { outputs } = metafile
  const textOf = new Map(outputFiles.map(({ path, text }) => [relative('.', path), text]))
  const files = sharedFiles(outputs, main)
  const entries = Object.keys(outputs).filter((file) => outputs[file].entryPoint)
  const own = new Map(entries.map((file) => [outputs[file].entryPoint, brotliBytes(textOf.get(file))]))
  // Once for each name: most pairs are tried again and again.
  const counted = new Map()
  const brotliOf = ({ name, parts }) => {
    if (!counted.has(name)) counted.set(name, brotliBytes(parts.map((part) => textOf.get(part)).join('')))
    return counted.get(name)
  }
  return joined(files, own, brotliOf)
    .filter(({ parts }) => parts.length > 1)
    .map(({ parts, users }) => ({
      modules: parts.flatMap((part) => modulesIn(outputs[part])),
      users,
    }))
}

/** Without those that only pass on what others export: importing one would bring all that it passes on. */
const modulesIn = ({ inputs }) =>
  Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [modulePath(path)] : []))

/** Names of other namespaces, such as `react:…`, stay as they are. */
const modulePath = (path) => (/^\w+:/.test(path) ? path : resolve(path))

/** @returns {Shared[]} */
function sharedFiles(outputs, main) {
  const first = closure(outputs, fileOf(outputs, main))
  const entries = Object.keys(outputs).filter((file) => file.endsWith('.js') && outputs[file].entryPoint)
  const loadedLater = new Set(entries.map((entry) => outputs[entry].entryPoint))
  const users = new Map()
  for (const entry of entries) {
    for (const file of closure(outputs, entry)) {
      // A module that is loaded later may have a side effect, such as adding the staff styles.
      if (first.has(file) || Object.keys(outputs[file].inputs).some((input) => loadedLater.has(input))) continue
      users.set(file, (users.get(file) ?? new Set()).add(outputs[entry].entryPoint))
    }
  }
  return [...users].map(([file, users]) => ({
    name: file,
    parts: [file],
    imports: closure(outputs, file),
    users,
    bytes: outputs[file].bytes,
  }))
}

const brotliBytes = (text) => brotliCompressSync(text).length

/**
 * Joins the two files that save most, again and again, until no two save anything that leaves every chunk in its budget.
 * @param own the bytes of each entry after compression, without what it shares
 * @param brotliOf tells these bytes of a shared file
 */
function joined(files, own, brotliOf) {
  const bytesOf = (entry, shared) =>
    own.get(entry) + shared.reduce((sum, file) => sum + (file.users.has(entry) ? brotliOf(file) : 0), 0)
  const overfills = (next, before) =>
    [...own.keys()].some((entry) => bytesOf(entry, next) > Math.max(FULL_BYTES, bytesOf(entry, before)))
  let best = files
  for (let found = files; found; ) {
    best = found
    found = undefined
    for (const [one, other] of pairs(best)) {
      const both = union(one, other)
      // Most pairs end here, before their imports are compared.
      if (cost([both]) >= cost([one, other])) continue
      const next = withUsersOfUsers([...best.filter((file) => file !== one && file !== other), both], both)
      if (cost(next) < cost(found ?? best) && !overfills(next, best)) found = next
    }
  }
  return best
}

/** The bytes that all users together fetch. */
const cost = (files) => files.reduce((sum, { users, bytes }) => sum + users.size * (bytes + REQUEST_BYTES), 0)

const union = (one, other) => ({
  name: `${one.name} ${other.name}`,
  parts: [...one.parts, ...other.parts],
  imports: new Set([...one.imports, ...other.imports]),
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
})

const pairs = (all) => all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))

/** Adds the users of a file that was joined to the files that it imports, and so on. */
function withUsersOfUsers(files, joinedFile) {
  const next = new Map(files.map((file) => [file.name, file]))
  const grown = [joinedFile.name]
  for (const name of grown) {
    const { imports, users } = next.get(name)
    for (const file of next.values()) {
      const isImported = file.parts.some((part) => imports.has(part))
      if (!isImported || [...users].every((user) => file.users.has(user))) continue
      next.set(file.name, { ...file, users: new Set([...file.users, ...users]) })
      grown.push(file.name)
    }
  }
  return [...next.values()]
}
