/**
 * Kills a server many times while it works, and counts confirmed writes that are lost: kills under six writers, kills
 * at each step of a first start, of `npm run new-key` and of `npm run restore`, power cuts (these need root, see
 * power-cut.ts).
 *
 *   node --conditions=source bench/endurance.ts [kills] [first starts] [power cuts]
 */
import { join } from 'node:path'
import { databaseOf } from '../server/data-folder/school-database.ts'
import {
  killedFirstStart,
  killedNewKeys,
  killedRestores,
  killedUnderWriters,
  powerCutAfterFirstStart,
  powerCuts,
  scratchFolder,
  stepsOfFirstStart,
} from '../tools/endurance.ts'
import { makeDisk } from '../tools/power-cut.ts'
import { makeSchool } from './tools/school.ts'

const [kills = 100, firstStarts = 100, cuts = 20] = process.argv.slice(2).map(Number)

const printRounds = (what: string, rounds: number, result: string) =>
  console.log(`${what}: ${rounds} rounds, ${result}`)

if (kills > 0) {
  const written = await killedUnderWriters(kills)
  printRounds('killed under six writers', kills, `${written} answered writes, none lost; the check found no fault`)
}

if (firstStarts > 0) {
  const steps = await stepsOfFirstStart()
  for (let round = 0; round < firstStarts; round++) await killedFirstStart(1 + (round % steps))
  printRounds(`killed within a first start of ${steps} steps`, firstStarts, 'the next start was whole each time')
}

const scratch = scratchFolder()

if (firstStarts > 0) {
  const { dataDir, remove } = await makeSchool({ students: 5, photos: 1 })
  const backup = join(scratch.path, 'school.db')
  await (await databaseOf({ dataDir })).backUp(backup)
  const each = (steps: string[]) => steps.map((_, index) => index + 1)
  const newKey = await killedNewKeys(dataDir, each)
  printRounds('killed before each step of a new key', newKey, 'the same command went on to its end')
  const restore = await killedRestores(backup, each)
  printRounds('killed before each step of a restore', restore, 'repeated, or there whole; nothing passed for a school')
  remove()
}

const disk = cuts > 0 ? makeDisk(scratch.path) : undefined
if (disk) {
  try {
    const first = Math.ceil(cuts / 4)
    const answered = await powerCuts(disk, cuts - first)
    printRounds(
      'power cut under three writers',
      cuts - first,
      `${answered} answered writes, none lost; the check found no fault`,
    )
    for (let round = 0; round < first; round++) await powerCutAfterFirstStart(disk)
    printRounds('power cut after a first start', first, 'its admin could log in each time')
  } finally {
    disk.remove()
  }
} else if (cuts > 0) {
  console.log('no power cuts: a disk cannot be mounted here')
}
scratch.remove()
