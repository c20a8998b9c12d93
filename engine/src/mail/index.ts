export { queueDeskMail, queueMail } from './queue-mail.ts'
export type { OrderMail } from './templates/order-mail.ts'
export type { QuoteMail } from './templates/quote-mails.ts'
export type { Mail } from './write-mail.ts'
