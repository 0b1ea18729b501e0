/**
 * A load generator, started as a separate process by `load` in processes.ts: a number of loopback connections, each of
 * which sends the next request as soon as a response is complete. It uses sockets and no HTTP library, so that the
 * client uses little processor time. Prints its figures as JSON.
 */
import { connect } from 'node:net'

export type Load = {
  origin: string
  /** Each connection repeats these in order. */
  requests: Array<{ method: string; path: string; headers?: Record<string, string>; body?: string }>
  connections: number
  seconds: number
}
export type Figures = {
  responses: number
  perSecond: number
  medianMs: number
  p99Ms: number
  bytes: number
  refused: number
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

function run({ origin, requests, connections, seconds }: Load): Promise<Figures> {
  const { hostname, port } = new URL(origin)
  const texts = requests.map(({ method, path, headers = {}, body = '' }) => {
    const all = { Host: `${hostname}:${port}`, ...headers, ...(body && { 'Content-Length': Buffer.byteLength(body) }) }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'))
  })
  const times: number[] = []
  let bytes = 0
  let refused = 0
  let open = connections
  const started = performance.now()
  const until = started + seconds * 1000

  return new Promise((done, failed) => {
    const finish = () => {
      if (--open > 0) return
      const sorted = times.sort((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      const perSecond = times.length / ((performance.now() - started) / 1000)
      done({ responses: times.length, perSecond, medianMs: at(0.5), p99Ms: at(0.99), bytes, refused })
    }
    // Never sleeps: waking a sleeping client costs the server more than a short response, and only the slower of two
    // servers would let it sleep.
    const stayAwake = () => open > 0 && setImmediate(stayAwake)
    stayAwake()
    for (let index = 0; index < connections; index++) {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      let turn = index
      let asked = 0
      let missing = -1
      let chunks = Buffer.alloc(0)
      const ask = () => {
        asked = performance.now()
        if (asked >= until) {
          socket.destroy()
          finish()
          return
        }
        socket.write(texts[turn++ % texts.length] as Buffer)
      }
      socket.on('connect', ask)
      socket.on('error', failed)
      socket.on('data', (chunk) => {
        bytes += chunk.length
        if (missing < 0) {
          // The length of this response is not known yet.
          chunks = chunks.length > 0 ? Buffer.concat([chunks, chunk]) : chunk
          const end = chunks.indexOf(END_OF_HEAD)
          if (end < 0) return
          const head = chunks.toString('latin1', 0, end)
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
          if (!/^HTTP\/1.1 [23]/.test(head)) refused++
          if (length === undefined) {
            // Chunked: the empty chunk is the end.
            if (!chunks.subarray(-7).includes('0\r\n\r\n')) return
            missing = 0
          } else missing = Number(length) - (chunks.length - end - 4)
        } else missing -= chunk.length
        if (missing > 0) return
        missing = -1
        chunks = Buffer.alloc(0)
        times.push(performance.now() - asked)
        ask()
      })
    }
  })
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] as string))))
