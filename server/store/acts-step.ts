import type { DialectSql } from './engine.ts'

/**
 * Imports and changes of the year, with a journal of what they have done in the school. Of the tables before, the release
 * before goes on to use the empty ones: it has a draft in rows, which nobody reads any more.
 */
export function acts({ sequence, text, bytes }: DialectSql): string[] {
  const texts = (...names: string[]) => names.map((name) => `"${name}" ${text} not null`).join(', ')
  const isDone = `"state" in ('done', 'undone')`
  const kept = '"id", "kind", "fileName", "state", "createdAt", "createdBy", "finishedAt", "counts"'
  const journal = '"row", "id", "action", "before", "target", "targetLogin", "passwordHash", "user", "version"'
  return [
    `create table "acts" (
      "seq" ${sequence} primary key,
      "id" ${text} not null unique,
      ${texts('kind', 'fileName', 'state', 'createdAt', 'counts')},
      "createdBy" ${text},
      "finishedAt" ${text},
      "sealedDraft" ${bytes},
      "sealedPhotos" ${bytes},
      "sealedProblem" ${bytes},
      "revision" integer not null default 0,
      "classes" ${text},
      "task" ${text},
      "taskDone" integer not null default 0,
      "taskAll" integer not null default 0,
      "taskSeenAt" bigint not null default 0)`,
    `create table "actRows" (
      "act" ${text} not null references "acts" ("id") on delete cascade,
      "row" integer not null,
      "id" ${text} not null unique,
      ${texts('action', 'before')},
      "target" ${text},
      "targetLogin" ${text},
      "passwordHash" ${text},
      "user" ${text} references "users" ("id") on delete cascade,
      "version" integer not null default 0,
      constraint "actRowsKey" primary key ("act", "row"))`,
    'create index "actRowsOfUser" on "actRows" ("user")',
    `insert into "acts" (${kept}) select ${kept} from "imports" where ${isDone} order by "seq"`,
    `insert into "actRows" ("act", ${journal}) select "import", ${journal} from "importRows"
      where "cells" is null and "import" in (select "id" from "imports" where ${isDone})`,
    `delete from "photos" where "owner" in (select "id" from "importRows" where "cells" is not null)`,
    // The release before removes photos with the name of before that are in no row of its own.
    `update "photos" set "owner" = replace("owner", '/before', '/replaced') where "owner" like '%/before'`,
    'delete from "importRows"',
    'delete from "imports"',
  ]
}
