import type { Db } from '../db/db.ts'
import { type MailRow, selectMail, selectMails } from './queries.ts'

export type { MailRow } from './queries.ts'

/** The latest mails, newest first, without their texts. */
export const listMails = (db: Db, limit = 100) => db.query(selectMails(limit))

/** One mail with its texts, or undefined. */
export const readMail = (db: Db, id: string): Promise<MailRow | undefined> => db.maybe(selectMail(id))
