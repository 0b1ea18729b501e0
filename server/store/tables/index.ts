import type { Kysely } from 'kysely'
import { bound } from '../bound.ts'
import type { DialectSql } from '../engine.ts'
import type { DeletedEntity, Schema } from '../schema.ts'
import { actRowsIn } from './act-rows.ts'
import { actsIn } from './acts.ts'
import { attemptsIn } from './attempts.ts'
import * as auditReading from './audit-reading.ts'
import * as auditWriting from './audit-writing.ts'
import { type ChangeAuthor, changesIn } from './changes.ts'
import { checksIn } from './checks.ts'
import { classesIn } from './classes.ts'
import { deletedClassesIn } from './deleted-classes.ts'
import * as deletedReading from './deleted-reading.ts'
import { remove } from './deleted-removing.ts'
import { obstacles, restore } from './deleted-restoring.ts'
import { earlierReportsIn } from './earlier-reports.ts'
import { eraseDeleted, eraseDeletedBefore, eraseFormer, eraseFormerDue, nextToErase } from './erasing.ts'
import { familyCodesIn } from './family-codes.ts'
import { formerIn } from './former.ts'
import { guardiansIn } from './guardians.ts'
import { idempotencyIn } from './idempotency.ts'
import { mailSubscriptionsIn } from './mail-subscriptions.ts'
import { mailsIn } from './mails.ts'
import { metaIn } from './meta.ts'
import { namesIn } from './names.ts'
import { noticeFilesIn } from './notice-files.ts'
import { noticesIn } from './notices.ts'
import { peopleIn } from './people.ts'
import { photosIn } from './photos.ts'
import { reportsIn } from './reports.ts'
import { schoolIn } from './school.ts'
import { secondFactorsIn } from './second-factors.ts'
import { sessionsIn } from './sessions.ts'
import { releasesIn } from './shown-reports.ts'
import { statisticsIn } from './statistics.ts'
import { comeBack, leave } from './student-states.ts'
import { studentsIn } from './students.ts'
import { teachersIn } from './teachers.ts'
import { usersIn } from './users.ts'
import { yearChangesIn } from './year-changes.ts'
import { yearsIn } from './years.ts'

const audit = { ...auditReading, ...auditWriting }
const erasing = { nextToErase, erase: eraseDeleted, eraseBefore: eraseDeletedBefore }
const deleted = { ...deletedReading, obstacles, restore, ...erasing }
const former = { leave, bringBack: comeBack, erase: eraseFormer, eraseDue: eraseFormerDue }

export const tablesIn = (db: Kysely<Schema>, dialectSql: DialectSql) => ({
  users: usersIn(db),
  students: studentsIn(db, dialectSql),
  classes: classesIn(db),
  teachers: teachersIn(db),
  notices: noticesIn(db),
  noticeFiles: noticeFilesIn(db),
  reports: reportsIn(db),
  releases: releasesIn(db),
  years: yearsIn(db),
  yearChanges: yearChangesIn(db),
  earlierReports: earlierReportsIn(db),
  statistics: statisticsIn(db),
  changes: changesIn(db),
  photos: photosIn(db),
  school: schoolIn(db),
  deleted: {
    ...bound(db, deleted),
    remove: <E extends DeletedEntity>(entity: E, ids: readonly string[], author: ChangeAuthor) =>
      remove(db, entity, ids, author),
  },
  former: { ...formerIn(db, dialectSql), ...bound(db, former) },
  deletedClasses: deletedClassesIn(db),
  guardians: guardiansIn(db),
  familyCodes: familyCodesIn(db),
  mailSubscriptions: mailSubscriptionsIn(db),
  mails: mailsIn(db),
  acts: actsIn(db),
  actRows: actRowsIn(db),
  people: peopleIn(db),
  idempotency: idempotencyIn(db),
  sessions: sessionsIn(db),
  secondFactors: secondFactorsIn(db),
  audit: bound(db, audit),
  names: namesIn(db),
  attempts: attemptsIn(db),
  meta: metaIn(db),
  checks: checksIn(db),
})

/** The functions that read and write, by entity. */
export type Tables = ReturnType<typeof tablesIn>
