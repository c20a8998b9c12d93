import { sql } from '../db/sql.ts'
import type { MailAttachment } from './write-mail.ts'

export type MailRow = {
  id: string
  recipient: string
  subject: string
  html: string
  plain: string
  template: string
  sentAt: Date | null
  createdAt: Date
  enclosure: MailAttachment | null
}

type NewMail = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'html' | 'plain' | 'template' | 'enclosure'>

export const insertMail = (siteId: string, mail: NewMail, now: Date) => sql`
  insert into mail (id, site_id, recipient, subject, html, plain, template, enclosure, created_at)
  values (${mail.id}, ${siteId}, ${mail.recipient}, ${mail.subject}, ${mail.html}, ${mail.plain},
    ${mail.template}, ${mail.enclosure && JSON.stringify(mail.enclosure)}, ${now})
  on conflict (id) do nothing`

export const markSent = (id: string, now: Date) => sql`update mail set sent_at = ${now} where id = ${id}`

export const blankMail = (id: string, now: Date) => sql`
  update mail set sent_at = ${now}, html = '', plain = '' where id = ${id}`

export const selectMail = (id: string) => sql<MailRow>`
  select id, recipient, subject, html, plain, template, sent_at as "sentAt", created_at as "createdAt", enclosure
  from mail where id = ${id}`

export const selectMails = (limit: number) => sql<Omit<MailRow, 'html' | 'plain' | 'enclosure'>>`
  select id, recipient, subject, template, sent_at as "sentAt", created_at as "createdAt"
  from mail order by created_at desc, id limit ${limit}`
