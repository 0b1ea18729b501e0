/** The floor of a login, a separate process: a Hono handler that only verifies a password. */
import { Hono } from 'hono'
import { verifyPassword } from '../../server/security/credentials.ts'
import { serveFloor } from './serve-floor.ts'

const { hash, password } = JSON.parse(process.argv[2] as string)

const app = new Hono()
app.all('*', async (c) => c.json({ success: await verifyPassword(hash, password) }))
serveFloor(app)
