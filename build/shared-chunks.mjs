import { relative, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { closure, entriesBehind, fileOf } from './outputs.mjs'
import { packageJson } from './settings.mjs'

/**
 * esbuild makes a file for each set of chunks that share something, most below 1 kB. Here they are joined, and what most
 * chunks of staff share becomes one file, their base. Measured: the list of students with its menu fetches 18 scripts
 * beside those of every page, 27.6 kB (brotli); without a base 33 and 25.0, without joining 47. On an old phone behind
 * 'fast 3G' each six more scripts cost 0.15 to 0.4 s (bench/portal.ts). A page of visitors fetches 4 in place of 11 to 15.
 */

/**
 * The cost of one more file, in bytes of script before compression: some 400 bytes of headers, and its part of a round
 * trip, since a browser asks for six files at once. With 3,000 all script was 1.5 kB more.
 */
const REQUEST_BYTES = 4_000

/**
 * No chunk grows beyond this (brotli) by modules that only others need. It is a little more than the budget: the
 * imports between joined files fall away, and the second minifier has not run yet, which is 2 to 4 %.
 */
const FULL_BYTES = packageJson.budgets.chunk + 300

/**
 * The most of what all chunks of staff have (brotli), without what visitors need too. With 9,000 the list fetches 3.6 kB more,
 * with 7,000 the public pages 5 kB more, since more is joined with what they need.
 */
const BASE_BYTES = 8_000

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
 * @param staff the entries that come before all other pages of staff
 * @returns {Promise<{ modules: string[], users: Set<string> }[]>}
 */
export async function modulesToJoin(options, main, staff) {
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
  const behind = entriesBehind(outputs, main, staff)
  return joined(withBase(files, behind, brotliOf), own, brotliOf, behind)
    .filter(({ parts }) => parts.length > 1)
    .map(({ parts, users }) => ({
      modules: parts.flatMap((part) => modulesIn(outputs[part], metafile.inputs)),
      users,
    }))
}

/**
 * The modules of a file. One that only passes on what others export is left out, unless these are all here: importing it
 * brings all that it passes on, and without it, it becomes an empty file.
 */
function modulesIn({ inputs: here }, all) {
  const isHere = ({ path }) => path in here || path.endsWith('.css')
  return Object.entries(here).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 || all[path].imports.every(isHere) ? [modulePath(path)] : [],
  )
}

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

/**
 * Makes one file of what most chunks of staff share, which all of them import: they fetch it once. What visitors need too
 * stays outside, since they would have to fetch all of it.
 * @param behind the entries of staff
 */
function withBase(files, behind, brotliOf) {
  const candidates = files
    .filter(({ users }) => [...users].every((user) => behind.has(user)))
    .sort((one, other) => other.users.size - one.users.size)
  let base = { ...candidates[0], users: behind }
  for (const file of candidates.slice(1)) {
    const more = { ...union(base, file), users: behind }
    if (brotliOf(more) <= BASE_BYTES) base = more
  }
  return withUsersOfUsers([...files.filter(({ name }) => !base.parts.includes(name)), base], base)
}

const brotliBytes = (text) => brotliCompressSync(text).length

/**
 * Joins the two files that save most, again and again, until no two save anything that leaves every chunk in its budget.
 * @param own the bytes of each entry after compression, without what it shares
 * @param brotliOf tells these bytes of a shared file
 * @param behind the entries of staff, of which none counts what all of them have
 */
function joined(files, own, brotliOf, behind) {
  const bytesOf = (entry, shared) =>
    own.get(entry) + shared.reduce((sum, file) => sum + (counts(file, entry) ? brotliOf(file) : 0), 0)
  const isOfAllStaff = ({ users }) => [...behind].every((user) => users.has(user))
  const counts = (file, entry) => file.users.has(entry) && !(behind.has(entry) && isOfAllStaff(file))
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
