import { mmToMetres } from '../../../../facts/length.ts'
import { toMajor } from '../../../../facts/money.ts'
import { type Address, shipmentIdOf } from '../../baskets/index.ts'
import type { Payment } from '../../payments/index.ts'
import type { Store } from '../../stores/index.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import { maskId, maskPhone } from '../../kernel/mask-text.ts'
import { deliveriesOfOrder, isAllPickedUp, type OrderLine } from '../agreed/agreed.ts'
import { isOpen } from '../order.ts'
import type { ProofName } from '../queries.ts'
import { linePriceMinor, sumsView } from './order-sums.ts'
import { isStepFor, type LineStep, lineSteps, piecesReached } from './progress.ts'
import type { DeskOrder, OrderEvent, OrderRefund, StoredCollector } from './queries.ts'

const deliveryOf = ({ document: { agreed } }: DeskOrder) => {
  if (isAllPickedUp(agreed)) return 'pickup' as const
  return agreed.lines.some(({ pickUp }) => pickUp) ? ('both' as const) : ('delivery' as const)
}

const storesOf = ({ document: { agreed } }: DeskOrder, stores: readonly Store[]) => {
  const inventories = new Set(agreed.lines.map(({ inventoryId }) => inventoryId))
  return stores.filter(({ inventoryId }) => inventories.has(inventoryId)).map(({ id }) => id)
}

/** An order as a line of a list. */
export const orderHitView = (order: DeskOrder, stores: readonly Store[]) => {
  const { agreed } = order.document
  const methodId = agreed.payments?.[0]?.methodId
  return {
    orderNo: order.orderNo,
    creationDate: order.createdAt.toISOString(),
    lastModified: order.modifiedAt.toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    shippingStatus: order.shippingStatus,
    step: order.step,
    channel: order.channel,
    country: order.country,
    currency: order.currency,
    orderTotal: toMajor(order.totalMinor),
    customerName: order.document.customerName,
    storeIds: storesOf(order, stores),
    delivery: deliveryOf(order),
    lineCount: agreed.lines.length,
    weightKg: agreed.weightGrams / 1000,
    ...(agreed.longestMm === undefined ? {} : { longestMeters: mmToMetres(agreed.longestMm) }),
    hasCut: agreed.lines.some(({ lengthMm }) => lengthMm !== undefined),
    ...(methodId === undefined ? {} : { paymentMethodId: methodId }),
    ...(order.promised === null ? {} : { promisedDate: order.promised }),
    isFromQuote: agreed.lines.some(({ quote }) => quote !== undefined),
    c_revision: order.revision,
  }
}

const progressOf = (order: DeskOrder, line: OrderLine): Partial<Record<LineStep, number>> =>
  Object.fromEntries(
    lineSteps.filter((step) => isStepFor(step, line)).map((step) => [step, piecesReached(order, line, step)]),
  )

/** Goods as the reader calls them. */
export type GoodsWords = { name: string | undefined; variationText: string | undefined }

const goodsNameView = ({ name, variationText }: GoodsWords) =>
  definedMembers({ productName: name, variationText })

const linePriceView = (line: OrderLine) => {
  const minor = linePriceMinor(line)
  return minor === undefined ? {} : { price: toMajor(minor) }
}

const lineView = (order: DeskOrder, words: (line: OrderLine) => GoodsWords) => (line: OrderLine) => ({
  itemId: line.itemId,
  productId: line.sku,
  ...goodsNameView(words(line)),
  quantity: line.quantity,
  ...(line.lengthMm === undefined ? {} : { lengthMeters: mmToMetres(line.lengthMm) }),
  pickUp: line.pickUp,
  ...(line.storeId === undefined ? {} : { storeId: line.storeId }),
  ...(line.ready ? { readyDate: line.ready.day } : {}),
  ...linePriceView(line),
  progress: progressOf(order, line),
})

/** Who may pick an order up, in full: whoever the shopper named, and those the desk has added. */
export const collectorsOf = ({ document: { agreed }, collectors }: DeskOrder): StoredCollector[] => {
  const person = JSON.parse(agreed.personPicksUp ?? '{}') as Record<string, string | undefined>
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  const { idType, idNumber, phone } = person
  const named = {
    name,
    ...(idType === undefined ? {} : { idType }),
    ...(idNumber === undefined ? {} : { idNumber }),
    ...(phone === undefined ? {} : { phone }),
  }
  return [...(name === '' ? [] : [named]), ...collectors]
}

const maskedCollector = ({ idNumber, phone, ...rest }: StoredCollector) => ({
  ...rest,
  ...(idNumber === undefined ? {} : { idNumber: maskId(idNumber) }),
  ...(phone === undefined ? {} : { phone: maskPhone(phone) }),
})

/** What leads on from where the order stands. */
const possibleSteps = (order: DeskOrder, payment: Payment | undefined, balanceMinor: number): string[] => {
  const isUnderWay = order.status === 'new' && order.paymentStatus === 'paid'
  const isLeft = (step: (typeof lineSteps)[number]) =>
    order.document.agreed.lines.some(
      (line) => isStepFor(step, line) && piecesReached(order, line, step) < line.quantity,
    )
  const has = (event: string) => order.history.some(({ what }) => what === event)
  const isBehind = (step: string) => step === 'cut' && (has('ready') || has('shipped'))
  return [
    ...(isOpen(order) && payment?.status === 'waiting' ? ['pay'] : []),
    ...(isUnderWay ? lineSteps.filter((step) => !isBehind(step) && isLeft(step)) : []),
    ...(isOpen(order) || (order.status === 'new' && order.shippingStatus === 'not_shipped')
      ? ['cancel']
      : []),
    ...(balanceMinor > 0 && order.status !== 'cancelled' ? ['refund'] : []),
  ]
}

const timeline = (order: DeskOrder, events: readonly OrderEvent[]) =>
  [
    ...order.history.map(({ at, what, note }) => ({
      at,
      what: what as string,
      ...(note === undefined ? {} : { note }),
      isPublic: true,
    })),
    ...events.map(({ at, kind, note, actor, detail }) => ({
      at: at.toISOString(),
      what: kind,
      ...(note === null ? {} : { note }),
      actor,
      isPublic: false,
      ...(detail === null ? {} : { detail }),
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))

const addressMembers = ({ firstName, lastName, phone, ...address }: Address) => {
  const { address1, city, stateCode, countryCode, coordinates } = address
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    ...definedMembers({ address1, city, stateCode, countryCode, coordinates }),
    ...(phone === undefined ? {} : { phone: maskPhone(phone) }),
  }
}

/** Where, how and when it is brought: the first place and those of further shipments, each with what goes there. */
const placesOf = ({ document: { agreed } }: DeskOrder) => {
  const isWhole = (agreed.furtherShipments ?? []).length === 0
  const itemsOf = (id: string) =>
    agreed.lines.filter((line) => !line.pickUp && shipmentIdOf(line) === id).map(({ itemId }) => itemId)
  const [first, ...further] = deliveriesOfOrder(agreed).flatMap(({ id, address, method }) =>
    address
      ? [
          {
            ...addressMembers(address.address),
            ...(isWhole
              ? {}
              : {
                  ...definedMembers({ methodName: method?.name, arrivalDate: method?.day }),
                  itemIds: itemsOf(id),
                }),
          },
        ]
      : [],
  )
  return {
    ...(first ? { shippingAddress: first } : {}),
    ...(further.length > 0 ? { furtherAddresses: further } : {}),
  }
}

export type DeskFacts = {
  words(line: OrderLine): GoodsWords
  stores: readonly Store[]
  events: readonly OrderEvent[]
  refunds: readonly OrderRefund[]
  proofs: readonly ProofName[]
  payment: Payment | undefined
  balanceMinor: number
  customerOrderCount: number
  /** Of the code of its pickup, while something waits. */
  checksum: number | undefined
}

/** An order as the desk works on it: ids and phones show their last signs only. */
export const deskOrderView = (order: DeskOrder, facts: DeskFacts) => {
  const { agreed, email } = order.document
  const { legalName, taxId } = agreed.billing?.taxpayer ?? {}
  const { payment, balanceMinor } = facts
  return {
    ...orderHitView(order, facts.stores),
    email,
    customerId: order.customerId,
    customerOrderCount: facts.customerOrderCount,
    ...(legalName === undefined ? {} : { company: legalName }),
    ...(taxId === undefined ? {} : { taxId: maskId(taxId) }),
    lines: agreed.lines.map(lineView(order, facts.words)),
    ...definedMembers({ pickupCodeChecksum: facts.checksum }),
    ...sumsView(agreed),
    collectors: collectorsOf(order).map(maskedCollector),
    ...placesOf(order),
    payment: {
      ...(payment ? { methodId: payment.method, status: payment.status } : {}),
      balance: toMajor(balanceMinor),
      refunds: facts.refunds.map(({ id, amountMinor, reason, status, createdAt }) => ({
        id,
        amount: toMajor(amountMinor),
        reason,
        status,
        at: createdAt.toISOString(),
      })),
      proofs: facts.proofs.map(({ id, name, size }) => ({ id, name, size })),
    },
    possibleSteps: possibleSteps(order, payment, balanceMinor),
    timeline: timeline(order, facts.events),
  }
}
