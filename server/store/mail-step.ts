import type { DialectSql } from './engine.ts'

/**
 * Who gets notices by mail, whose mails are to be sent, and which server sends them. The meaning of the columns is in
 * mail-schema.ts.
 */
export const mail = ({ sequence, text, bytes }: DialectSql): string[] => [
  `create table "mailSubscriptions" (
    "seq" ${sequence} primary key,
    "id" ${text} not null unique,
    "addressKey" ${text} not null unique,
    "sealedAddress" ${bytes} not null,
    "language" ${text} not null,
    "categories" ${text} not null,
    "daily" integer not null,
    "askedAt" ${text} not null,
    "confirmedAt" ${text},
    "refusals" integer not null default 0)`,
  'create index "mailSubscriptionsOpen" on "mailSubscriptions" ("confirmedAt", "askedAt")',
  `create table "mailings" (
    "seq" ${sequence} primary key,
    "id" ${text} not null unique,
    "notice" ${text} not null,
    "edition" integer not null,
    "dueAt" bigint not null,
    "spreadTo" bigint not null default 0,
    "spreadAt" ${text},
    "createdAt" ${text} not null,
    constraint "mailingEdition" unique ("notice", "edition"))`,
  'create index "mailingsDue" on "mailings" ("spreadAt", "dueAt")',
  `create table "mails" (
    "seq" ${sequence} primary key,
    "id" ${text} not null unique,
    "subscription" ${text} not null references "mailSubscriptions" ("id") on delete cascade,
    "mailing" ${text} not null,
    "dueAt" bigint not null,
    "tries" integer not null default 0,
    "failedAt" ${text},
    constraint "mailOnce" unique ("subscription", "mailing"))`,
  'create index "mailsDue" on "mails" ("failedAt", "dueAt")',
  'create index "mailsOfMailing" on "mails" ("mailing")',
  `create table "mailTurn" (
    "name" ${text} primary key,
    "holder" ${text} not null,
    "until" bigint not null)`,
]

/** The addresses of logins: they go with the login. */
export const ownMail = ({ text }: DialectSql): string[] => [
  `alter table "mailSubscriptions" add column "owner" ${text} references "allUsers" ("id") on delete cascade`,
  'alter table "mailSubscriptions" add column "wantsReports" integer not null default 0',
  'alter table "mailSubscriptions" add column "wantsNotices" integer not null default 0',
  'create unique index "mailSubscriptionOfOwner" on "mailSubscriptions" ("owner")',
]
