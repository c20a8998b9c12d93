import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type CollectorMail, queueMail } from '../../mail/index.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import type { Order } from '../order.ts'
import { pickupPass } from '../desk/pickup-code.ts'
import { receiverOf } from './preparing-facts.ts'

/** The mails about an order that tell who collects or receives it something too. */
const moments: Record<string, CollectorMail['moment']> = {
  'order-paid': 'expected',
  'order-ready': 'ready',
  'order-shipped': 'shipped',
}

/**
 * Tells who collects or receives the goods, where the customer gave an address of theirs: what, where and when, and
 * nothing of what it costs. Each moment once.
 */
export const queueCollectorMail = async (ctx: Ctx, tx: Db, order: Order, template: string): Promise<void> => {
  const moment = moments[template]
  const { email, firstName = '' } = receiverOf(order) ?? {}
  if (!moment || !email || email.toLowerCase() === order.document.email.toLowerCase()) return
  const { mail, customerName } = order.document
  const pass = moment === 'shipped' ? undefined : pickupPass(ctx, order)
  const values = {
    moment,
    orderNo: order.orderNo,
    receiverName: firstName,
    customerName,
    lines: mail.lines.map(({ amountMinor: _price, ...line }) => line),
    places: mail.places ?? [],
    ...(pass ? { pass } : {}),
    ...definedMembers({
      deliveryAddress: mail.deliveryAddress,
      deliveryDate: mail.deliveryDate,
      furtherDeliveries: mail.furtherDeliveries,
    }),
  }
  const letter = { template: 'order-for-collector' as const, to: email, values }
  await queueMail(ctx, tx, letter, `${order.orderNo} order-for-collector ${moment}`)
}
