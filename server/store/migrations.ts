import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type Migration,
  type RawBuilder,
  sql,
} from 'kysely'

/**
 * The steps that bring a database to the present schema, in order. A step that has been released is
 * never changed: the next change is a new step.
 */
export function migrations(dialectSql: DialectSql): Record<string, Migration> {
  const text = sql.raw<string>(dialectSql.text)
  return prepared(dialectSql, {
    '001-school': {
      async up(db: Kysely<unknown>) {
        const texts = <T extends string>(builder: CreateTableBuilder<T>, ...names: string[]) =>
          names.reduce<CreateTableBuilder<T>>(
            (table, name) => table.addColumn(name, text, (column) => column.notNull()) as CreateTableBuilder<T>,
            builder,
          )
        const entity = (name: string) =>
          db.schema
            .createTable(name)
            .addColumn('seq', sql.raw(dialectSql.sequence), (column) => column.primaryKey())
            .addColumn('id', text, (column) => column.notNull().unique()) as CreateTableBuilder<string>
        /** Deleted together with the login. */
        const withLogin = (builder: CreateTableBuilder<string>) =>
          builder.addColumn('login', text, (column) =>
            column.notNull().unique().references('users.id').onDelete('cascade'),
          ) as CreateTableBuilder<string>

        await texts(entity('users'), 'userId', 'name', 'passwordHash', 'createdAt')
          .addColumn('userKey', text, (column) => column.notNull().unique())
          .addColumn('role', 'integer', (column) => column.notNull())
          .addColumn('sealedPassword', sql.raw(dialectSql.bytes))
          .addColumn('sealedAnswer', sql.raw(dialectSql.bytes))
          .execute()

        await texts(
          withLogin(entity('students')),
          ...['name', 'fatherName', 'age', 'phone', 'grade', 'rollNumber', 'fee', 'address', 'createdAt'],
          ...['foldedName', 'foldedFatherName', 'foldedAddress'],
        )
          .addColumn('photoVersion', text)
          .execute()
        for (const index of dialectSql.searchIndex('studentSearch', 'students', [
          'foldedName',
          'foldedFatherName',
          'foldedAddress',
        ])) {
          await sql.raw(index).execute(db)
        }

        await texts(
          withLogin(entity('teachers')),
          ...['name', 'phone', 'gender', 'address', 'qualifications', 'salary', 'subject', 'bankDetail', 'experience'],
          'createdAt',
        )
          .addColumn('photoVersion', text)
          .addColumn('idCardVersion', text)
          .execute()

        await texts(entity('notices'), 'title', 'description', 'catagory', 'date', 'createdAt')
          .addColumn('photoVersion', text)
          .execute()

        await texts(entity('reports'), 'condition', 'message', 'complain', 'notification', 'createdAt', 'updatedAt')
          .addColumn('studentId', text, (column) =>
            column.notNull().unique().references('students.id').onDelete('cascade'),
          )
          .addColumn('photoVersion', text)
          .execute()

        await texts(db.schema.createTable('photos'), 'owner', 'kind', 'size', 'type', 'version')
          .addColumn('bytes', sql.raw(dialectSql.bytes), (column) => column.notNull())
          .addPrimaryKeyConstraint('photosKey', ['owner', 'kind', 'size'] as never)
          .execute()

        await db.schema
          .createTable('sessions')
          .addColumn('tokenHash', text, (column) => column.primaryKey())
          .addColumn('user', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
          .addColumn('createdAt', 'bigint', (column) => column.notNull())
          .addColumn('seenAt', 'bigint', (column) => column.notNull())
          .execute()
        await db.schema.createIndex('sessionsOfUser').on('sessions').column('user').execute()

        await texts(db.schema.createTable('audit'), 'at', 'action', 'entity', 'address')
          .addColumn('seq', sql.raw(dialectSql.sequence), (column) => column.primaryKey())
          .addColumn('actorId', text)
          .addColumn('actorUserId', text)
          .addColumn('entityId', text)
          .execute()

        await db.schema
          .createTable('meta')
          .addColumn('name', text, (column) => column.primaryKey())
          .addColumn('value', sql.raw(dialectSql.bytes), (column) => column.notNull())
          .execute()

        // The form that rate-limiter-flexible expects.
        await db.schema
          .createTable('throttle')
          .addColumn('key', text, (column) => column.primaryKey())
          .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
          .addColumn('expire', 'bigint')
          .execute()
      },
    },

    // The audit names ids, not personal data: the user id of a student has the name in it, and would outlive the student.
    '002-audit-ids': {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable('audit').dropColumn('actorUserId').execute()
      },
    },

    '003-versions': {
      async up(db: Kysely<unknown>) {
        for (const table of ['students', 'teachers', 'notices', 'reports']) {
          await db.schema
            .alterTable(table)
            .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
            .execute()
        }
        await db.schema
          .createTable('changes')
          .addColumn('record', text, (column) => column.notNull())
          .addColumn('field', text, (column) => column.notNull())
          .addColumn('version', 'integer', (column) => column.notNull())
          .addColumn('at', text, (column) => column.notNull())
          .addColumn('by', text)
          .addPrimaryKeyConstraint('changesKey', ['record', 'field'])
          .execute()
      },
    },

    '004-account': {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable('users').addColumn('passwordChangedAt', text).execute()
        await db.schema
          .alterTable('sessions')
          .addColumn('device', text, (column) => column.notNull().defaultTo(''))
          .execute()

        await db.schema
          .createTable('secondFactors')
          .addColumn('user', text, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
          .addColumn('sealedSecret', sql.raw(dialectSql.bytes), (column) => column.notNull())
          .addColumn('confirmedAt', text)
          .addColumn('lastStep', 'bigint', (column) => column.notNull().defaultTo(0))
          .execute()
        await db.schema
          .createTable('recoveryCodes')
          .addColumn('user', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
          .addColumn('codeHash', text, (column) => column.notNull())
          .addPrimaryKeyConstraint('recoveryCodesKey', ['user', 'codeHash'] as never)
          .execute()

        // Asked at each reading of a record: did the same person read it a moment ago?
        await db.schema.createIndex('auditOfRecord').on('audit').columns(['entityId', 'actorId', 'at']).execute()
      },
    },

    // Several processes cache what they read: a counter for each table tells all of them that it has changed.
    '005-data-versions': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('dataVersions')
          .addColumn('name', text, (column) => column.primaryKey())
          .addColumn('version', 'bigint', (column) => column.notNull())
          .execute()
        for (const table of ['notices', 'students', 'teachers', 'photos']) await countChanges(db, table, dialectSql)
      },
    },

    // The lists of students contain the condition of each report.
    '006-report-versions': {
      async up(db: Kysely<unknown>) {
        await countChanges(db, 'reports', dialectSql)
      },
    },

    // What is deleted leaves the tables that everything else reads, and can be restored until it is erased.
    '007-deleted-expand': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('deletedRecords')
          .addColumn('seq', sql.raw(dialectSql.sequence), (column) => column.primaryKey())
          .addColumn('id', text, (column) => column.notNull().unique())
          .addColumn('entity', text, (column) => column.notNull())
          .addColumn('shown', text, (column) => column.notNull())
          .addColumn('deletedAt', text, (column) => column.notNull())
          .addColumn('deletedBy', text)
          .addColumn('student', text)
          .addColumn('login', text)
          .addColumn('sealedPassword', sql.raw(dialectSql.bytes))
          .addColumn('sealedAnswer', sql.raw(dialectSql.bytes))
          .addColumn('data', text, (column) => column.notNull())
          .execute()
        await db.schema.createIndex('deletedReports').on('deletedRecords').column('student').execute()
        await db.schema
          .createTable('deletedPhotos')
          .addColumn('record', text, (column) => column.notNull().references('deletedRecords.id').onDelete('cascade'))
          .addColumn('owner', text, (column) => column.notNull())
          .addColumn('kind', text, (column) => column.notNull())
          .addColumn('size', text, (column) => column.notNull())
          .addColumn('type', text, (column) => column.notNull())
          .addColumn('version', text, (column) => column.notNull())
          .addColumn('bytes', sql.raw(dialectSql.bytes), (column) => column.notNull())
          .addPrimaryKeyConstraint('deletedPhotosKey', ['owner', 'kind', 'size'])
          .execute()
        await db.schema.createIndex('deletedPhotosOfRecord').on('deletedPhotos').column('record').execute()
      },
    },

    // People from a file: a draft until it is run, then what is needed to undo it.
    '008-imports-expand': {
      async up(db: Kysely<unknown>) {
        const required = (column: ColumnDefinitionBuilder) => column.notNull()
        const number = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
        await db.schema
          .createTable('imports')
          .addColumn('seq', sql.raw(dialectSql.sequence), (column) => column.primaryKey())
          .addColumn('id', text, (column) => column.notNull().unique())
          .addColumn('kind', text, required)
          .addColumn('fileName', text, required)
          .addColumn('state', text, required)
          .addColumn('createdAt', text, required)
          .addColumn('createdBy', text)
          .addColumn('finishedAt', text)
          .addColumn('columns', text, required)
          .addColumn('notes', text, required)
          .addColumn('stray', text, required)
          .addColumn('counts', text, required)
          .addColumn('revision', 'integer', number)
          .addColumn('problem', text)
          .addColumn('task', text)
          .addColumn('taskToken', text)
          .addColumn('taskDone', 'integer', number)
          .addColumn('taskAll', 'integer', number)
          .addColumn('taskSeenAt', 'bigint', number)
          .execute()
        await db.schema
          .createTable('importRows')
          .addColumn('import', text, (column) => column.notNull().references('imports.id').onDelete('cascade'))
          .addColumn('row', 'integer', required)
          .addColumn('id', text, (column) => column.notNull().unique())
          .addColumn('login', text, required)
          .addColumn('cells', sql.raw(dialectSql.bytes))
          .addColumn('action', text, required)
          .addColumn('errors', text, required)
          .addColumn('before', text, required)
          .addColumn('target', text)
          .addColumn('targetLogin', text)
          .addColumn('userId', text, required)
          .addColumn('photoPath', text)
          .addColumn('photoVersion', text)
          .addColumn('passwordHash', text)
          .addColumn('sealedPassword', sql.raw(dialectSql.bytes))
          .addColumn('user', text, (column) => column.references('users.id').onDelete('cascade'))
          .addColumn('version', 'integer', number)
          .addPrimaryKeyConstraint('importRowsKey', ['import', 'row'])
          .execute()
        await db.schema.createIndex('importRowsOfUser').on('importRows').column('user').execute()
      },
    },

    // What a draft says of its file is sealed from here on. What is there in the clear is removed: drafts with their
    // photos, which cannot be sealed here without the key, and what finished imports still say of their files. It takes
    // away what no released program has read.
    '009-sealed-drafts': {
      async up(db: Kysely<unknown>) {
        const drafts = sql`select id from imports where state in ('draft', 'running')`
        await sql`insert into audit (at, action, entity, address, "entityId")
          select ${new Date().toISOString()}, 'drop import', 'import', '', id from imports where id in (${drafts})`.execute(
          db,
        )
        await sql`delete from photos where owner in (select id from "importRows" where import in (${drafts}))`.execute(
          db,
        )
        await sql`delete from "importRows" where import in (${drafts})`.execute(db)
        await sql`delete from imports where state in ('draft', 'running')`.execute(db)
        for (const column of ['columns', 'notes', 'stray', 'problem']) {
          await db.schema.alterTable('imports').dropColumn(column).execute()
        }
        for (const column of ['errors', 'userId', 'photoPath']) {
          await db.schema.alterTable('importRows').dropColumn(column).execute()
        }
        for (const column of ['sealedDraft', 'sealedProblem']) {
          await db.schema.alterTable('imports').addColumn(column, sql.raw(dialectSql.bytes)).execute()
        }
      },
    },
  })
}

/** The steps, each with what the engine says before one. */
const prepared = ({ beforeStep }: DialectSql, steps: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, { up }]) => [
      name,
      {
        async up(db) {
          for (const statement of beforeStep) await sql.raw(statement).execute(db)
          await up(db)
        },
      },
    ]),
  )

/** From here on, each change of a row in `table` raises its counter in `dataVersions`. */
async function countChanges(db: Kysely<unknown>, table: string, { onEachChange }: DialectSql): Promise<void> {
  await sql`insert into "dataVersions" values (${table}, 0)`.execute(db)
  const count = `update "dataVersions" set "version" = "version" + 1 where "name" = '${table}'`
  for (const trigger of onEachChange(table, count)) await sql.raw(trigger).execute(db)
}

/** The SQL that differs between engines. */
export type DialectSql = {
  /** The type of a column that counts up by itself. */
  sequence: string
  /** The type of a column of bytes. */
  bytes: string
  /** The type of a column of text, which is compared byte by byte. */
  text: string
  /** Statements before each step, in its transaction. */
  beforeStep: string[]
  /** Statements that make the database run `statement` with each insertion, update and deletion in `table`. */
  onEachChange(table: string, statement: string): string[]
  /** Statements after rows with numbers of their own were copied into a table. */
  afterCopy(table: string): string[]
  /** Statements that make an index for `contains` over these columns, and for the column `grade`. */
  searchIndex(name: string, table: string, columns: string[]): string[]
  /** Whether a column has `text` as a part; every character counts as itself. */
  contains(column: string, text: string): RawBuilder<boolean>
}
