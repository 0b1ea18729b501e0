import type { Transporter } from 'nodemailer'
import { type MessageRef, messageRef } from '#contract/failures'
import type { MailSettings, Settings } from '../settings.ts'

/** One mail. Its texts have no control characters: `compose.ts` takes them out. */
export type Mail = {
  /** One address. */
  to: string
  from: { name: string; address: string }
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  messageId: string
  references?: string[]
  headers: Record<string, string>
}

/** Why no mail can be sent by the settings alone; undefined: it can, or none is set up. */
export const mailHint = (settings: Pick<Settings, 'smtp' | 'publicUrl'>): MessageRef | undefined =>
  settings.smtp && !settings.publicUrl ? messageRef('mailNeedsPublicUrl') : undefined

/**
 * Why a mail was not sent: its address is refused for good, the mail itself is, this mail has to wait, or the mail server
 * takes none at the moment.
 */
export type Refusal = 'address' | 'mail' | 'later' | 'server'

export type Sender = ReturnType<typeof createSender>

/** Milliseconds: a mail server that says nothing for so long is given up. */
const WAIT_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** How many mails one connection carries: some servers end a longer one. */
const MAILS_OF_CONNECTION = 100

/**
 * Sends mails to the server of SMTP_URL, one at a time over one connection: when the process is killed, at most one mail
 * is sent of which the queue does not know. The connection is encrypted, and the certificate is checked.
 */
export function createSender({ url }: MailSettings['smtp'], wait: Partial<typeof WAIT_MS> = {}) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isOff = searchParams.get('tls') === 'off'
  const secure = protocol === 'smtps:'
  const options = {
    pool: true as const,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : isOff ? 25 : 587,
    secure,
    requireTLS: !secure && !isOff,
    ignoreTLS: isOff,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: 1,
    maxMessages: MAILS_OF_CONNECTION,
    // The queue sends again, which knows how often it has.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...WAIT_MS,
    ...wait,
  }
  let opened: Transporter | undefined
  // With the first mail: a school that sends none does without its 25 MB.
  const transport = async () => {
    const { default: nodemailer } = await import('nodemailer')
    opened ??= nodemailer.createTransport(options)
    return opened
  }
  return {
    /** @throws the error of the mail server; see `refusalOf` */
    async send({ to, ...mail }: Mail): Promise<void> {
      // The envelope is given, so that nothing that looks like a list of addresses is read as one.
      await (await transport()).sendMail({
        ...mail,
        to: { name: '', address: to },
        envelope: { from: mail.from.address, to: [to] },
        encoding: 'utf-8',
        textEncoding: 'base64',
      })
    },

    /** Connects and logs in. @returns what is wrong; undefined: nothing */
    async verify(): Promise<MessageRef | undefined> {
      try {
        await (await transport()).verify()
        return undefined
      } catch (error) {
        return problemOf(error)
      }
    },

    close: () => opened?.close(),
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** The server refuses to work for us, and says nothing of the address: RFC 3463 has 5.7 for what is not allowed. */
const isPolicy = (response = '') => /^\d{3}[ -]5\.7\./.test(response)

/** Why a mail was not sent. What is not surely the fault of one address or mail is that of the server. */
export function refusalOf(error: unknown): Refusal {
  const { code = '', command = '', responseCode = 0, response } = error as SmtpError
  if (responseCode === 421 || !['EENVELOPE', 'EMESSAGE'].includes(code)) return 'server'
  if (command === 'RCPT TO') {
    if (responseCode < 500) return 'later'
    return isPolicy(response) ? 'server' : 'address'
  }
  if (command === 'DATA') return responseCode >= 500 ? 'mail' : 'later'
  return 'server'
}

/** What a mail server has said, without what may be an address, and on one line. */
export const withoutAddresses = (said: string): string =>
  said
    .replace(/[^\s<>"'(),;:]+/g, (word) => (word.includes('@') ? '…' : word))
    .replace(/(?![ ])\p{C}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 200)

/** What is wrong with the way to the mail server, as a sentence for an admin. */
export function problemOf(error: unknown): MessageRef {
  const { code = '', message, response } = error as SmtpError
  const said = withoutAddresses(response || message)
  if (code === 'EAUTH') return messageRef('mailLoginRefused', { said })
  if (code === 'ETLS' || /certificate|self.signed|TLS|SSL/i.test(message))
    return messageRef('mailNotEncrypted', { said })
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return messageRef('mailServerUnknown', { said })
  if (['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EPROTOCOL'].includes(code))
    return messageRef('mailServerSilent', { said })
  return messageRef('mailServerRefuses', { said })
}
