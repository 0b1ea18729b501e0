/** What an admin is told of the server and the school. */
export const proxyNotTrusted =
  'Requests come with X-Forwarded-* headers, but no proxy is trusted: all visitors count as one address, so the wrong passwords of one make others wait, and cookies are not marked Secure. If there is a reverse proxy in front of this server, set TRUST_PROXY=1 (the number of proxies) and start it again. If there is none, somebody makes these headers up, and nothing needs to be done.'

export const noBackups = 'The server makes no backups: set BACKUP_DIR to a folder on another disk.'
export const noBackupYet = 'There is no backup yet in BACKUP_DIR. If this stays so, look into the log of the server.'
const age = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)
export const backupDamaged =
  'Photos of the school are damaged: the newest backup has found some, and the earlier backups are kept. Tell the person who looks after the server: npm run check names each of them. A photo that is sent again is sound again.'
export const backupLate = ({ hours }: { hours: number }) =>
  `The last backup is ${age(hours)} old: look into the log of the server, it says why.`
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
