import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { encryptMail } from './encrypted-mail.ts'
import type { Mail } from './write-mail.ts'

export const sendMailJob = 'mail.send'

/**
 * Asks for a mail within a transaction: it leaves when that has been committed, and never when it has not.
 * Written in the context's locale. `key` makes repeats the same mail. One statement.
 */
export const queueMail = (
  ctx: Pick<Ctx, 'outbox' | 'site' | 'locale' | 'newId' | 'secretKey'>,
  tx: Db,
  mail: Mail,
  key?: string,
): Promise<void> =>
  ctx.outbox.send(tx, {
    name: sendMailJob,
    siteId: ctx.site.siteId,
    locale: ctx.locale,
    data: { mailId: ctx.newId.uuid(), ...encryptMail(mail, ctx.secretKey) },
    ...(key === undefined ? {} : { key }),
  })
