import { languageOf, localeOf, splitLocale } from '../../../../facts/locales.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { queueMail } from '../../mail/index.ts'
import type { Order } from '../order.ts'
import { queueCollectorMail } from './collector-mail.ts'
import { pickupPass } from '../desk/pickup-code.ts'
import { preparingFacts } from './preparing-facts.ts'
import { receiptDocument } from './receipt-document.ts'
import { methodOf, waitingWords } from './receipt-words.ts'

type OrderTemplate =
  | 'order-received'
  | 'order-paid'
  | 'order-not-paid'
  | 'order-cut'
  | 'order-ready'
  | 'order-shipped'
  | 'order-handed-over'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-reminder'
  | 'order-proof-received'

/** Mails that what was bought, or is to be paid, goes along with on paper. */
const withReceipt: ReadonlySet<OrderTemplate> = new Set(['order-received', 'order-paid', 'order-ready'])

/** Mails that tell what to show at the counter. */
const withPass: ReadonlySet<OrderTemplate> = new Set(['order-paid', 'order-ready'])

/**
 * Asks for a mail about an order, in the language it was placed in. Each kind leaves once for an order, and once more for each
 * `again`, the name of a wish to send it anew.
 */
export const queueOrderMail = async (
  ctx: Ctx,
  tx: Db,
  order: Order,
  template: OrderTemplate,
  again?: string,
): Promise<void> => {
  const { email, locale, mail, viewCode } = order.document
  const inLanguage = { ...ctx, locale, ...splitLocale(locale) }
  const refund = order.status === 'cancelled' && order.paymentStatus === 'paid'
  const code = template === 'order-received' && viewCode !== undefined ? { viewCode } : {}
  const pass = withPass.has(template) ? pickupPass(inLanguage, order) : undefined
  const values = {
    ...mail,
    ...code,
    ...(pass ? { pass } : {}),
    ...waitingWords(order, languageOf(locale)),
    ...(refund ? { refund } : {}),
  }
  const enclosure = withReceipt.has(template)
    ? { enclosure: { filename: `${order.orderNo}.pdf`, paper: receiptDocument(inLanguage, order) } }
    : {}
  // Each proof is told of, and every other step once.
  const proofs = order.history.filter(({ what }) => what === 'proof_received').length
  const kind = template === 'order-proof-received' ? `${template} ${proofs}` : template
  const key = again === undefined ? kind : `${kind} ${again}`
  await queueMail(inLanguage, tx, { template, to: email, values, ...enclosure }, `${order.orderNo} ${key}`)
  if (again === undefined) await queueCollectorMail(inLanguage, tx, order, template)
}

/**
 * Tells the merchant's people of a new order, in the country's own language: the desk as soon as it stands, the stores
 * that give goods out once it is paid, or at once where they are who is paid.
 */
export const queueMerchantMail = async (ctx: Ctx, tx: Db, order: Order): Promise<void> => {
  const { merchant, mail, customerName, email } = order.document
  if (!merchant) return
  const locale = localeOf('es', order.country)
  const paid = order.paymentStatus === 'paid'
  const values = {
    ...mail,
    paid,
    customerName,
    customerEmail: email,
    preparing: preparingFacts(order, locale),
    ...waitingWords(order, languageOf(locale)),
  }
  const stores = paid || methodOf(order)?.waiting?.tellsStores ? merchant.stores : []
  for (const to of [...stores, merchant.desk]) {
    await queueMail(
      { ...ctx, locale, ...splitLocale(locale) },
      tx,
      { template: 'order-for-store', to, values },
      `${order.orderNo} order-for-store ${paid ? 'paid' : 'waiting'} ${to}`,
    )
  }
}
