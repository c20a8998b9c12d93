import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { encryptMail } from './encrypted-mail.ts'
import type { SupportMail } from './templates/support-mail.ts'
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

/**
 * Writes to the support of a country what a CRM would have kept, in the shop's own language. `key` makes repeats the
 * same mail. Does nothing for a country without such an address.
 */
export const queueSupportMail = async (
  ctx: Pick<Ctx, 'outbox' | 'site' | 'newId' | 'secretKey'>,
  tx: Db,
  country: string,
  values: SupportMail,
  key: string,
): Promise<void> => {
  const { countries, defaultLocale: locale } = ctx.site
  const to = (countries.find(({ code }) => code === country) ?? countries[0])?.support.email
  if (!to) return
  await queueMail({ ...ctx, locale }, tx, { template: 'for-desk', to, values }, `for desk ${key}`)
}
