/**
 * The floor, a separate process: a Hono handler that only sends the same bytes with the same headers as one endpoint of
 * the server.
 */
import { request } from 'node:http'
import { Hono } from 'hono'
import { serveFloor } from './serve-floor.ts'

const { origin, path, headers } = JSON.parse(process.argv[2] as string)

type FloorResponse = { headers: Record<string, string>; bytes: Buffer }
const response = await new Promise<FloorResponse>((done, failed) => {
  request(origin + path, { headers }, (incoming) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = incoming.headers
      done({ headers: rest as Record<string, string>, bytes: Buffer.concat(chunks) })
    })
  })
    .on('error', failed)
    .end()
})

const app = new Hono()
app.get('*', (c) => c.body(response.bytes as unknown as Uint8Array<ArrayBuffer>, 200, response.headers))
serveFloor(app)
