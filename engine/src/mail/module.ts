import { sendMail } from './send-mail.ts'

/** What this module does in the background. */
export const mailJobs = [sendMail]
