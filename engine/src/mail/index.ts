import { sendMail } from './send-mail.ts'

export { devMailbox } from './dev-mailbox.ts'
export { listMails, type MailRow, readMail } from './mailbox.ts'
export { mailLink } from './mail-link.ts'
export { queueMail } from './queue-mail.ts'
export type { Mail } from './write-letter.ts'
export type { OrderMail } from './templates/order-mail.ts'
export type { QuoteMail } from './templates/quote-letters.ts'

/** What this module does in the background. */
export const mailJobs = [sendMail]
