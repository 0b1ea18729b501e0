import { forOperator } from './words.ts'

/** Hints for an admin about the server and the school. */
export const proxyNotTrusted = `All visitors count as one: the wrong passwords of one make all others wait. ${forOperator('requests come with X-Forwarded-* headers, but no proxy is trusted, and cookies are not marked Secure. If a reverse proxy is in front of this server, set TRUST_PROXY=1 (the number of proxies) and start it again. If there is none, somebody makes these headers up, and nothing needs to be done.')}`

export const noBackups = `The school has no backups: if its disk fails, everything that was entered is lost. ${forOperator('set BACKUP_DIR to a folder on another disk.')}`
export const noBackupYet = `The school has no backup yet: if its disk fails, everything that was entered is lost. ${forOperator('the first one is made within a day, in BACKUP_DIR; if it is not, the log of the server says why.')}`
const age = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)
export const backupDamaged = ({ command }: { command: string }) =>
  `Photos of the school are damaged: the newest backup has found some, and the earlier backups are kept. Tell the person who looks after the server: ${command} names each of them. A photo that is sent again is sound again.`
export const backupLate = ({ hours }: { hours: number }) =>
  `The last backup is ${age(hours)} old: if the disk fails, what was entered since then is lost. ${forOperator('the log of the server says why.')}`
export const backupMade = ({ hours }: { hours: number }) => `The last backup is ${age(hours)} old.`

/** @property grades some of the classes, with the number of people in each; `more`: how many others there are */
export type Lost = { all: number; grades: readonly string[]; numbers: readonly number[]; more: number }
const lost = ({ all, grades, numbers, more }: Lost, people: string) => {
  const named = grades.map((grade, at) => `${numbers[at]} in '${grade}'`).join(', ')
  return `${people} in classes that the school does not have: ${all} (${named}${more > 0 ? ` and ${more} more classes` : ''}).`
}
export const studentsInLostClasses = (counts: Lost) =>
  `${lost(counts, 'Students')} Charts, filters and the promotion leave them out. Move them to another class; or add theirs on the page 'Your school', where it can be renamed after that.`
export const deletedInLostClasses = (counts: Lost) =>
  `${lost(counts, 'Deleted students')} If they are restored, charts, filters and the promotion leave them out. Add their class on the page 'Your school', where it can be renamed after that, or move them to another class once they are restored.`
