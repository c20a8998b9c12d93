import { splitLocale } from '../../../../facts/locales.ts'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { type LocalizedText, localize } from '../../kernel/localized.ts'
import { queueMail, type RunMail } from '../../mail/index.ts'
import { selectOrdersNamed } from './queries.ts'

/** News of a run: `name` is what its goods are called, `key` makes repeats of the same news the same mail. */
export type RunNews = {
  country: string
  name: LocalizedText
  key: string
  news: { news: 'reached' | 'short' | 'cut' } | { news: 'until'; day: string }
}

/** Tells who placed orders what became of the shared run that these wait for, each in the order's language. */
export const queueRunMails = async (
  ctx: AdminContext,
  tx: Db,
  orderNos: readonly string[],
  { country, name, key, news }: RunNews,
): Promise<void> => {
  const orders = await tx.query(selectOrdersNamed(ctx.site.siteId, [country], orderNos))
  for (const { orderNo, document } of orders) {
    const { locale, email, mail } = document
    // Whoever closed their account meanwhile is forgotten.
    if (email === '') continue
    const values: RunMail = { orderNo, firstName: mail.firstName, goods: localize(name, locale), ...news }
    const inLanguage = { ...ctx, locale, ...splitLocale(locale) }
    await queueMail(inLanguage, tx, { template: 'order-run', to: email, values }, `${orderNo} run ${key}`)
  }
}
