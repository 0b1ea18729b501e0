import { randomInt } from 'node:crypto'
import { postgres } from '../../server/store/engines/postgres.ts'
import { sqlite } from '../../server/store/engines/sqlite.ts'
import { moveSchool } from '../../server/store/move.ts'
import { rowsOfDatabase } from '../../tools/engine.ts'
import type { PostgresServer } from '../../tools/postgres-server.ts'

/** Moves a school into a new database. @param file of SQLite @returns the address of the database */
export async function moveTo({ url }: PostgresServer, file: string): Promise<string> {
  const name = `bench_${randomInt(2 ** 40)}`
  await rowsOfDatabase(url, `create database ${name}`)
  const target = String(Object.assign(new URL(url), { pathname: name }))
  await moveSchool(sqlite(file), postgres(target), () => {})
  await rowsOfDatabase(target, 'analyze')
  return target
}
