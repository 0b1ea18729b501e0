/** All that is loaded only for a school on PostgreSQL. */
export { postgres } from './engines/postgres.ts'
export { asking, hasSchool, lockSchool, nameOf, refuseServers, setupFault } from './engines/postgres-database.ts'
