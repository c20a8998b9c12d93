import { quantityText } from '../../../../facts/quantity-text.ts'
import { mapLink, parseCoordinates } from '../../../../facts/coordinates.ts'
import type { CountryCode } from '../../../../facts/countries.ts'
import { type IsoDate, todayIn } from '../../../../facts/dates.ts'
import { type LocaleId, localeOf } from '../../../../facts/locales.ts'
import {
  amountOfLine,
  type BasketState,
  type CalculatedLine,
  nameOfLine,
  shipmentIdOf,
} from '../../baskets/index.ts'
import type { Customer } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import type { Delivered, OrderMail } from '../../mail/index.ts'
import type { Terms } from '../../payment-methods/index.ts'
import { variationText } from '../../products/index.ts'
import { workingDaysAfter } from '../../stores/index.ts'
import { type Agreed, deliveriesOfOrder, type OrderLine, pickupDayOf } from '../agreed/agreed.ts'
import { agreedOfBasket } from '../agreed/agreed-of-basket.ts'
import type { Order, OrderDocument, PickupPlace } from '../order.ts'
import type { CheckedBasket } from './check-basket.ts'

/** Who orders, as far as the order keeps it. */
export type Orderer = Pick<Customer, 'customerNo' | 'email' | 'profile'> & { guest?: true }

/** Everything that is written down of a basket when it becomes an order. */
export const basketToOrder = (
  ctx: Ctx,
  state: BasketState,
  accepted: CheckedBasket,
  orderNo: string,
  customer: Orderer,
): Order => {
  const { basket } = state
  const { totalMinor } = accepted
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
    document: documentOf(ctx, state, { orderNo, customer, accepted }),
    history: [{ at: ctx.now.toISOString(), what: 'created' }],
    createdAt: ctx.now,
    modifiedAt: ctx.now,
  }
}

type OrderParts = { orderNo: string; customer: Orderer; accepted: CheckedBasket }

const documentOf = (ctx: Ctx, state: BasketState, parts: OrderParts): OrderDocument => {
  const { basket } = state
  const { orderNo, customer, accepted } = parts
  const address = basket.billingAddress ?? basket.shippingAddress ?? {}
  const firstName = customer.profile.firstName ?? address.firstName ?? ''
  const lastName = customer.profile.lastName ?? address.lastName ?? ''
  const agreed = agreedOfBasket(ctx, state)
  const terms = termsOf(ctx, state, accepted, orderNo, pickupDayOf(agreed))
  return {
    agreed,
    basket: withoutTokens(basket),
    locale: localeOf(ctx.language, basket.country),
    email: basket.email ?? customer.email,
    viewCode: ctx.newId.customer(),
    customerName: `${firstName} ${lastName}`.trim(),
    customerNo: customer.customerNo,
    ...placedByOf(basket),
    ...(customer.guest ? { guest: true } : {}),
    mail: mailOf(ctx, state, agreed, {
      ...terms,
      orderNo,
      firstName,
      totalMinor: accepted.totalMinor,
      places: placesOf(ctx, state),
    }),
    ...terms,
    places: placesOf(ctx, state),
    merchant: merchantOf(state),
  }
}

/** Who of the merchant's people put it together; a customer who took it over has placed it. */
const placedByOf = ({ counter, temporary }: BasketState['basket']): Pick<OrderDocument, 'placedBy'> => {
  if (!counter) return {}
  const { channel, storeId, by } = counter
  return { placedBy: { channel, storeId, ...(temporary ? { name: by.name } : {}) } }
}

const withoutTokens = ({ paypalOrder: _approved, ...basket }: BasketState['basket']) => ({
  ...basket,
  // A token pays once and a payment that failed is chosen anew: the shopper is back at that step.
  paymentInstruments: [],
})

/** What the order waits for; nobody brings an amount of nothing. */
const termsOf = (
  ctx: Ctx,
  { inputs: { country } }: BasketState,
  { method, totalMinor }: CheckedBasket,
  orderNo: string,
  pickupDay: IsoDate | undefined,
): Terms => {
  if (totalMinor === 0 || !method.waiting) return {}
  const { site, language, now } = ctx
  const { holidays, timeZone } = country
  const ready = pickupDay ?? todayIn(timeZone, now)
  const holdUntil = (days: number) =>
    workingDaysAfter({ ...site.shipping.calendar, holidays, timeZone }, ready, days) ?? ready
  return method.waiting.terms({ site, country, orderNo, language, ordered: now, holdUntil })
}

const mailOf = (
  ctx: Ctx,
  { basket, inputs, calculation }: BasketState,
  agreed: Agreed,
  terms: Terms & { orderNo: string; firstName: string; totalMinor: number; places: PickupPlace[] },
): OrderMail => {
  return {
    ...terms,
    currency: basket.currency,
    deliveryMinor: calculation.deliveryTotals?.afterMinor ?? 0,
    taxMinor: calculation.taxTotalMinor ?? 0,
    taxName: inputs.country.taxName,
    deliveryName: [...new Set(agreed.delivery.map(({ name }) => name))].join(' · '),
    ...deliveriesOf(agreed, localeOf(ctx.language, basket.country)),
    discounts: agreed.discounts.map(({ name, amountMinor }) => ({ name, amountMinor: -amountMinor })),
    lines: calculation.lines.map((calculated, index) => ({
      name: nameOfLine(calculated),
      ...variationOf(ctx, basket.country, calculated),
      quantity: calculated.line.quantity,
      ...(calculated.sellable ? { unit: calculated.sellable.unit } : {}),
      amountMinor: amountOfLine(calculated),
      ...(calculated.line.lengthMm === undefined ? {} : { lengthMm: calculated.line.lengthMm }),
      ...pickupDay(agreed.lines[index]),
    })),
  }
}

const variationOf = (ctx: Ctx, country: CountryCode, { sellable }: CalculatedLine) => {
  const text = variationText(ctx.site, sellable?.variationValues, localeOf(ctx.language, country))
  return text ? { variation: text } : {}
}

const countOf = ({ quantity, lengthMm, unit }: OrderLine, locale: LocaleId) =>
  quantityText({ quantity, isCut: lengthMm !== undefined, unit }, locale)

/** Where and when deliveries arrive; nothing where everything is picked up. */
export const deliveriesOf = (agreed: Agreed, locale: LocaleId): Delivered => {
  const isWhole = (agreed.furtherShipments ?? []).length === 0
  const [first, ...further] = deliveriesOfOrder(agreed).map(({ id, address, method }) => {
    const brought = agreed.lines.filter((line) => !line.pickUp && shipmentIdOf(line) === id)
    const { address1, address2, city, coordinates } = address?.address ?? {}
    const point = coordinates === undefined ? undefined : parseCoordinates(coordinates)
    return {
      deliveryAddress: [address1, address2, city].filter(Boolean).join(', '),
      ...(method?.day === undefined ? {} : { deliveryDate: method.day }),
      ...(point ? { deliveryMap: mapLink(point) } : {}),
      ...(isWhole
        ? {}
        : { goods: brought.map((line) => `${line.name ?? line.sku}: ${countOf(line, locale)}`) }),
    }
  })
  return { ...first, ...(further.length > 0 ? { furtherDeliveries: further } : {}) }
}

/** The stores where goods wait, each with what one needs to get there. */
const placesOf = (ctx: Ctx, { basket, inputs }: BasketState): PickupPlace[] => {
  const ids = new Set(basket.lines.flatMap(({ pickUp, storeId }) => (pickUp && storeId ? [storeId] : [])))
  const locale = localeOf(ctx.language, basket.country)
  return inputs.stock.stores
    .filter(({ id }) => ids.has(id))
    .map((store) => ({
      id: store.id,
      name: store.name,
      address: [store.address1, store.cityName].join(', '),
      phone: store.phoneDisplay ?? store.phone,
      hours: localize(store.storeHours, locale),
      map: mapLink(store),
    }))
}

const merchantOf = ({ basket, inputs }: BasketState) => {
  const ids = new Set(
    basket.lines.map((line) =>
      line.pickUp ? line.storeId : inputs.dispatches.get(shipmentIdOf(line))?.storeId,
    ),
  )
  const stores = inputs.stock.stores.filter(({ id }) => ids.has(id)).map(({ email }) => email)
  return { stores: [...new Set(stores)], desk: inputs.country.support.email }
}

const pickupDay = (line: OrderLine | undefined) =>
  line?.pickUp && line.ready ? { pickupDate: line.ready.day } : {}
