import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as a mail server has taken it. */
export type Received = { to: string; headers: Record<string, string>; text: string; html: string; raw: string }

/** What the server says: a code and a text, as `550 5.1.1 No such user`; undefined: it takes it. */
type Answer = string | undefined

export type MailServerOptions = Pick<SMTPServerOptions, 'secure' | 'key' | 'cert' | 'authOptional' | 'onAuth'> & {
  /** Asked at RCPT TO. */
  recipient?: (address: string) => Answer | Promise<Answer>
  /** Asked after the whole mail has come; the mail counts as taken unless it is refused. */
  data?: (mail: Received) => Answer | Promise<Answer>
  /** It offers STARTTLS. */
  tls?: boolean
  port?: number
}

const errorOf = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** A real mail server on a free port of this machine. */
export async function mailServer({ recipient, data, tls = false, port = 0, ...options }: MailServerOptions = {}) {
  const received: Received[] = []
  /** Addresses in the order in which they were asked, also those that were refused. */
  const asked: string[] = []
  /** `onTaken`: called when a mail was taken, before the sender is told. */
  const hooks: { onTaken?: (() => void) | undefined } = {}
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSMTPUTF8: true,
    closeTimeout: 100,
    ...(!tls && !options.secure && { disabledCommands: options.onAuth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'] }),
    ...(options.onAuth && { allowInsecureAuth: true }),
    ...options,
    async onRcptTo({ address }, _session, done) {
      asked.push(address)
      const answer = await recipient?.(address)
      done(answer ? errorOf(answer) : undefined)
    },
    async onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      try {
        for await (const part of stream) parts.push(part as Buffer)
      } catch (error) {
        // The sender was killed.
        return done(error as Error)
      }
      const mail = readMail(Buffer.concat(parts).toString('utf8'), envelope.rcptTo[0]?.address ?? '')
      const answer = await data?.(mail)
      if (!answer) {
        received.push(mail)
        hooks.onTaken?.()
      }
      done(answer ? errorOf(answer) : undefined)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()))
  const address = server.server.address() as AddressInfo
  return Object.assign(hooks, {
    received,
    asked,
    port: address.port,
    /** The environment of a school that sends its mails here. */
    env: {
      SMTP_URL: `smtp://127.0.0.1:${address.port}?tls=off`,
      MAIL_FROM: 'office@school.example',
      PUBLIC_URL: 'https://portal.school.example',
    },
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}

/** Reads a mail of one text and one HTML part. */
function readMail(raw: string, to: string): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = readHeaders(head)
  const [, boundary] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? []
  const parts = boundary ? rest.join('\r\n\r\n').split(`--${boundary}`) : []
  const part = (type: string) => {
    const found = parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? ''
    const [, ...body] = found.trimStart().split('\r\n\r\n')
    return Buffer.from(body.join(''), 'base64').toString('utf8')
  }
  return { to, headers, text: part('text/plain'), html: part('text/html'), raw }
}

const readHeaders = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        decoded(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  )

/** Words of other letters, as RFC 2047 has them. */
const decoded = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  )
