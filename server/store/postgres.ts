/** The modules that are loaded only for a school on PostgreSQL. */
export { postgres } from './engines/postgres.ts'
export { dumpDatabase, restoreDump } from './engines/postgres-copy.ts'
export { hasSchool, lockSchool, nameOf, refuseServers, setupFault } from './engines/postgres-database.ts'
