import type { Kysely } from 'kysely'
import type { DialectSql } from '../engine.ts'
import type { Schema } from '../schema.ts'
import { actRowsIn } from './act-rows.ts'
import { actsIn } from './acts.ts'
import { attemptsIn } from './attempts.ts'
import { auditIn } from './audit.ts'
import { changesIn } from './changes.ts'
import { checksIn } from './checks.ts'
import { classesIn } from './classes.ts'
import { deletedIn } from './deleted.ts'
import { deletedClassesIn } from './deleted-classes.ts'
import { earlierReportsIn } from './earlier-reports.ts'
import { familyCodesIn } from './family-codes.ts'
import { formerIn } from './former.ts'
import { guardiansIn } from './guardians.ts'
import { idempotencyIn } from './idempotency.ts'
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
import { statisticsIn } from './statistics.ts'
import { studentsIn } from './students.ts'
import { teachersIn } from './teachers.ts'
import { usersIn } from './users.ts'
import { yearChangesIn } from './year-changes.ts'
import { yearsIn } from './years.ts'

export const tablesIn = (db: Kysely<Schema>, dialectSql: DialectSql) => ({
  users: usersIn(db),
  students: studentsIn(db, dialectSql),
  classes: classesIn(db),
  teachers: teachersIn(db),
  notices: noticesIn(db),
  noticeFiles: noticeFilesIn(db),
  reports: reportsIn(db),
  years: yearsIn(db),
  yearChanges: yearChangesIn(db),
  earlierReports: earlierReportsIn(db),
  statistics: statisticsIn(db),
  changes: changesIn(db),
  photos: photosIn(db),
  school: schoolIn(db),
  deleted: deletedIn(db),
  former: formerIn(db, dialectSql),
  deletedClasses: deletedClassesIn(db),
  guardians: guardiansIn(db),
  familyCodes: familyCodesIn(db),
  acts: actsIn(db),
  actRows: actRowsIn(db),
  people: peopleIn(db),
  idempotency: idempotencyIn(db),
  sessions: sessionsIn(db),
  secondFactors: secondFactorsIn(db),
  audit: auditIn(db),
  names: namesIn(db),
  attempts: attemptsIn(db),
  meta: metaIn(db),
  checks: checksIn(db),
})

/** The functions that read and write, by entity. */
export type Tables = ReturnType<typeof tablesIn>
