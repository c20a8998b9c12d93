import { splitLocale } from '../../../facts/locales.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { queueMail } from '../mail/index.ts'
import type { Order } from './order.ts'

type OrderTemplate = 'order-received' | 'order-paid' | 'order-cancelled' | 'order-ready' | 'order-shipped'

/** Asks for a mail about an order, in the language it was placed in. Each kind leaves once for an order. */
export const queueOrderMail = (ctx: Ctx, tx: Db, order: Order, template: OrderTemplate): Promise<void> => {
  const { email, locale, mail } = order.document
  const inLanguage = { ...ctx, locale, ...splitLocale(locale) }
  return queueMail(inLanguage, tx, { template, to: email, values: mail }, `${order.orderNo} ${template}`)
}
