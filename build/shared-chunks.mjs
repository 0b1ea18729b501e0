import { resolve } from 'node:path'
import * as esbuild from 'esbuild'
import { closure, fileOf } from './outputs.mjs'

/**
 * esbuild makes a file for each set of chunks that share something, most below 1 kB. Here they are joined. Measured: all
 * script is 6.0 kB of 171.6 smaller (3.5 %, brotli), and the list of students fetches 16 scripts in place of 35 beside
 * those of every page; without this two budgets are not met.
 */

/** The cost of one more file: some 400 bytes of headers, which equal 1,300 bytes of script before compression. */
const REQUEST_BYTES = 1_300

/**
 * A page with more bytes of script than this, before compression, gets no module that only other pages need: its budget
 * (package.json) is nearly used up.
 */
const FULL_BYTES = 33_000

/** A file that chunks share, or several joined. `users`: the entries that import it, directly or not. */
/** @typedef {{ parts: string[], users: Set<string>, bytes: number }} Shared */

/**
 * The sets of modules that should become one file each, with the entries that use them. When every one of these entries
 * imports all modules of a set, esbuild writes them into one file.
 * @param options of a build with splitting, which is made in memory to see what is shared
 * @param main the entry whose files every visitor has: they stay as they are
 * @returns {Promise<{ modules: string[], users: Set<string> }[]>}
 */
export async function modulesToJoin(options, main) {
  const { metafile } = await esbuild.build({ ...options, minify: true, write: false, metafile: true })
  const { outputs } = metafile
  const files = sharedFiles(outputs, main)
  const importsOf = new Map(files.map(({ parts: [part] }) => [part, closure(outputs, part)]))
  const own = new Map(
    Object.values(outputs).flatMap(({ entryPoint, bytes }) => (entryPoint ? [[entryPoint, bytes]] : [])),
  )
  return joined(files, importsOf, own)
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
  return [...users].map(([file, users]) => ({ parts: [file], users, bytes: outputs[file].bytes }))
}

/**
 * Joins the two files that save most, again and again, until no two save anything.
 * @param own the bytes of each entry, without what it shares
 */
function joined(files, importsOf, own) {
  const bytesOf = (entry, shared) =>
    own.get(entry) + shared.reduce((sum, { users, bytes }) => sum + (users.has(entry) ? bytes : 0), 0)
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
      const next = withUsersOfUsers([...best.filter((file) => file !== one && file !== other), both], importsOf)
      if (cost(next) < cost(found ?? best) && !overfills(next, best)) found = next
    }
  }
  return best
}

/** The bytes that all users together fetch. */
const cost = (files) => files.reduce((sum, { users, bytes }) => sum + users.size * (bytes + REQUEST_BYTES), 0)

const union = (one, other) => ({
  parts: [...one.parts, ...other.parts],
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
})

const pairs = (all) => all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))

/** Adds to each file the users of the files that import it. */
function withUsersOfUsers(files, importsOf) {
  const isImported = (file, by) =>
    by !== file && by.parts.some((part) => file.parts.some((own) => importsOf.get(part).has(own)))
  const next = files.map((file) => {
    const users = new Set(
      [file, ...files.filter((other) => isImported(file, other))].flatMap(({ users }) => [...users]),
    )
    return { ...file, users }
  })
  const hasGrown = next.some(({ users }, index) => users.size > files[index].users.size)
  return hasGrown ? withUsersOfUsers(next, importsOf) : next
}
