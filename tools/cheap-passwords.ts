/**
 * Passwords that are quick to hash: argon2 with the least memory that it takes, in 0.2 ms instead of 20. Hundreds of tests
 * add people and log them in, and few of them are about the work of a hash. Imported before the server of this process
 * hashes for the first time. A server in a process of its own hashes as in a school.
 */
import { createRequire } from 'node:module'

type Argon2 = { hash(password: string, options: object): Promise<string> }

/** A test in which the time of a hash counts sets it to false. */
export const hashing = { isCheap: true }

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2
const { hash } = argon2
const CHEAP = { memoryCost: 8, timeCost: 1 }
argon2.hash = (password, options) => hash(password, hashing.isCheap ? { ...options, ...CHEAP } : options)
