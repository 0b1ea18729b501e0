/**
 * Ends a program that an older Node runs than it needs, before it touches the data. A program imports this file first, and
 * then itself by `import()`: an older Node already fails at the static imports.
 */
const OLDEST = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `The portal needs Node ${OLDEST} or newer, and this is Node ${process.versions.node} (${process.execPath}): ` +
      `install a newer one. On Linux with glibc, npm ci has brought one, and npm start uses it.`,
  )
  process.exit(1)
}
