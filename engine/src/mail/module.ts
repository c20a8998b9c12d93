import { sendMail } from './send-mail.ts'

/** What this module does in the background. */
export const mailJobs = [sendMail]

/** For who runs the shop: the mails that were written, and the mailbox of a demo. */
export { devMailbox } from './dev-mailbox.ts'
export { listMails, readMail } from './mailbox.ts'
