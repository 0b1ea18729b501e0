/** The bare floor of a login, a process of its own: a Hono handler that verifies a password and does nothing else. */
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { verifyPassword } from '../../server/credentials.ts'

const { hash, password } = JSON.parse(process.argv[2] as string)

const app = new Hono()
app.all('*', async (c) => c.json({ success: await verifyPassword(hash, password) }))
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
