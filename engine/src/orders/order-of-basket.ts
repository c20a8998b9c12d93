import { localeOf } from '../../../facts/locales.ts'
import { type BasketState, basketView } from '../baskets/index.ts'
import type { Customer } from '../customers/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import type { OrderMail } from '../mail/index.ts'
import type { Agreed } from './check-basket.ts'
import type { BankTransfer, Order, OrderDocument } from './order.ts'

/** Everything that is written down of a basket when it becomes an order. */
export const orderOfBasket = (
  ctx: Ctx,
  state: BasketState,
  { totalMinor, method }: Agreed,
  orderNo: string,
  customer: Customer,
): Order => {
  const { basket } = state
  return {
    orderNo,
    basketId: basket.id,
    customerId: basket.customerId,
    country: basket.country,
    currency: basket.currency,
    status: 'created',
    paymentStatus: 'not_paid',
    shippingStatus: 'not_shipped',
    totalMinor,
    document: documentOf(ctx, state, { orderNo, customer, totalMinor, transfer: method === 'BANK_TRANSFER' }),
    history: [{ at: ctx.now.toISOString(), what: 'created' }],
    createdAt: ctx.now,
    modifiedAt: ctx.now,
  }
}

type Facts = { orderNo: string; customer: Customer; totalMinor: number; transfer: boolean }

const documentOf = (ctx: Ctx, state: BasketState, facts: Facts): OrderDocument => {
  const { basket } = state
  const { orderNo, customer, totalMinor } = facts
  const bank = facts.transfer ? bankOf(ctx, state, orderNo) : undefined
  const address = basket.billingAddress ?? basket.shippingAddress ?? {}
  const firstName = customer.profile.firstName ?? address.firstName ?? ''
  const lastName = customer.profile.lastName ?? address.lastName ?? ''
  // Only a registered customer gets here, so the view has all amounts.
  const view = basketView(ctx, state)
  return {
    view,
    basket: withoutTokens(basket),
    locale: localeOf(ctx.language, basket.country),
    email: basket.email ?? customer.email,
    viewCode: ctx.newId.customer(),
    customerName: `${firstName} ${lastName}`.trim(),
    customerNo: customer.customerNo,
    mail: mailOf(state, view, { orderNo, firstName, totalMinor, bank }),
    ...(bank ? { bank } : {}),
  }
}

const withoutTokens = ({ paypalOrder: _approved, ...basket }: BasketState['basket']) => ({
  ...basket,
  // A token pays once and a payment that failed is chosen anew: the shopper is back at that step.
  paymentInstruments: [],
})

const bankOf = (ctx: Ctx, { basket, facts }: BasketState, reference: string): BankTransfer => {
  const { bank } = facts.country
  const locale = localeOf(ctx.language, basket.country)
  return {
    ...bank,
    accountType: localize(bank.accountType, locale),
    instructions: localize(bank.instructions, locale),
    reference,
  }
}

const mailOf = (
  { basket, facts, calculation }: BasketState,
  view: OrderDocument['view'],
  given: { orderNo: string; firstName: string; totalMinor: number; bank: BankTransfer | undefined },
): OrderMail => {
  const { bank, ...rest } = given
  return {
    ...rest,
    currency: basket.currency,
    deliveryMinor: calculation.delivery?.afterMinor ?? 0,
    taxMinor: calculation.taxTotalMinor ?? 0,
    taxName: facts.country.taxName,
    deliveryName: view.shipments[0]?.shippingMethod?.name ?? '',
    lines: calculation.lines.map(({ line, sellable, price }, index) => ({
      name: sellable?.name ?? line.productId,
      quantity: line.quantity,
      amountMinor: price?.afterOrderMinor ?? 0,
      ...(line.lengthMm === undefined ? {} : { lengthMm: line.lengthMm }),
      ...pickupDay(view.productItems[index]),
    })),
    ...(bank ? { bank } : {}),
  }
}

const pickupDay = (item: Record<string, unknown> | undefined) => {
  const day = item?.c_pickupFinishDateNotFormatted
  return item?.c_pickUpProduct === true && typeof day === 'string' ? { pickupDate: day } : {}
}
