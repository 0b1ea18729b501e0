import { confirmDays } from '../../numbers.ts'
import { forOperator } from './words.ts'

/** Mail: what a reader is told who subscribes. */
export const mailAddressWrong = 'This is no mail address that we can write to: it looks like name@example.org.'
export const mailLinkEnded = `This link does not work any more: you have ended the mails, or have not confirmed them within ${confirmDays} days. You can ask for them again at any time.`
export const mailAddressesFull = 'The school has as many addresses as it can write to. Please tell its office.'

/** Mail: what an admin is told. */
export const mailNeedsPublicUrl = `No mail is sent, although a mail server is set: a mail could not say where its notice is. ${forOperator('set PUBLIC_URL to the address of the portal.')}`
export const mailLoginRefused = ({ said }: { said: string }) =>
  `No mail can be sent: the mail server refuses the login. It says: ${said}. ${forOperator('look at the user and the password in SMTP_URL; special characters are written as %XX.')}`
export const mailNotEncrypted = ({ said }: { said: string }) =>
  `No mail can be sent: the connection to the mail server cannot be encrypted. It says: ${said}. ${forOperator('smtps:// is for port 465 and smtp:// for port 587; the certificate has to be valid for the name in SMTP_URL.')}`
export const mailServerUnknown = ({ said }: { said: string }) =>
  `No mail can be sent: the name of the mail server is not known. It says: ${said}. ${forOperator('look at the name in SMTP_URL.')}`
export const mailServerSilent = ({ said }: { said: string }) =>
  `No mail can be sent: the mail server cannot be reached, or breaks off. It says: ${said}. ${forOperator('look at the name and the port in SMTP_URL, and whether a firewall lets this machine out.')}`
export const mailServerRefuses = ({ said }: { said: string }) =>
  `No mail can be sent: the mail server takes none from us. It says: ${said}. ${forOperator('look whether the mail server may send from the address in MAIL_FROM.')}`
