/**
 * Kills the server of an import before each step of its work, and after each query that it has sent to PostgreSQL: while
 * the file and the photos are read, while it runs and while it is undone. Another server finds all of it or nothing,
 * and goes on.
 *
 *   node --conditions=source bench/import-kills.ts sqlite|postgres [every nth step] [phase …]
 */
import { startPostgres } from '../tools/postgres-server.ts'

const [engine = 'postgres', every = '1', ...phases] = process.argv.slice(2)
const database = engine === 'postgres' ? await startPostgres() : undefined
if (database) Object.assign(process.env, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: database.url })
const { openSchool, PHASES } = await import('../tools/import-kills.ts')
const school = await openSchool()
for (const phase of PHASES) {
  if (phases.length > 0 && !phases.includes(phase)) continue
  const steps = await school.killed({ phase, step: Number.POSITIVE_INFINITY })
  let kills = 0
  for (let step = 1; step <= steps; step += Number(every)) {
    for (const when of database ? (['before', 'sent'] as const) : (['before'] as const)) {
      await school.killed({ phase, step, when }).catch((error) => {
        process.exitCode = 1
        console.error(`✘ ${phase}, ${when} step ${step} of ${steps}:`, error)
      })
      kills++
    }
  }
  console.log(`${engine}, ${phase}: ${steps} steps, ${kills} kills`)
}
await school.stop()
await database?.remove()
