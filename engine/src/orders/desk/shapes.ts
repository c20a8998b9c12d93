import { Nullable, OneOf, Open, Type } from '../../kernel/schema.ts'

const Text = Type.String()
const OptionalText = Type.Optional(Text)

/** Where an order stands in its work. */
export const workSteps = [
  'waiting',
  'unpaid',
  'paid',
  'cut',
  'ready',
  'shipped',
  'completed',
  'cancelled',
  'replaced',
  'failed',
] as const

/** An order as a line of a list; phones and ids of persons are not in it. */
export const orderHitMembers = {
  orderNo: Text,
  creationDate: Text,
  lastModified: Text,
  status: OneOf('created', 'new', 'completed', 'cancelled', 'replaced', 'failed'),
  paymentStatus: OneOf('not_paid', 'part_paid', 'paid'),
  shippingStatus: OneOf('not_shipped', 'part_shipped', 'shipped'),
  step: OneOf(...workSteps),
  channel: OneOf('shop', 'counter', 'phone'),
  country: Text,
  currency: Text,
  orderTotal: Type.Number(),
  customerName: Text,
  /** The stores that its goods are promised from. */
  storeIds: Type.Array(Text),
  delivery: OneOf('pickup', 'delivery', 'both'),
  lineCount: Type.Integer(),
  weightKg: Type.Number(),
  longestMeters: Type.Optional(Type.Number()),
  hasCut: Type.Boolean(),
  paymentMethodId: OptionalText,
  /** The day (ISO) by which all of it was promised. */
  promisedDate: OptionalText,
  isFromQuote: Type.Boolean(),
  c_revision: Type.Integer(),
}

export const OrderHit = Open('OrderHit', orderHitMembers)

/** Pieces of a line that have come so far; absent where a step is not for it. */
const Progress = Type.Object({
  cut: Type.Optional(Type.Integer()),
  ready: Type.Optional(Type.Integer()),
  shipped: Type.Optional(Type.Integer()),
  'handed-over': Type.Optional(Type.Integer()),
})

const DeskLine = Open('DeskOrderLine', {
  itemId: Text,
  productId: Text,
  productName: OptionalText,
  variationText: OptionalText,
  quantity: Type.Integer(),
  lengthMeters: Type.Optional(Type.Number()),
  pickUp: Type.Boolean(),
  storeId: OptionalText,
  /** The promised day at its store. */
  readyDate: OptionalText,
  /** With what was chosen along; before what is taken off the whole order. */
  price: Type.Optional(Type.Number()),
  progress: Progress,
})

/** Somebody who may pick up; ids and phones show their last signs only. */
export const Collector = Open('Collector', {
  name: Text,
  idType: OptionalText,
  idNumber: OptionalText,
  phone: OptionalText,
})

/** A truck that has left, with the pieces that were on it. */
export const Dispatch = Open('Dispatch', {
  id: Text,
  country: Text,
  /** From whose stock its goods are. */
  storeIds: Type.Array(Text),
  truck: Text,
  driver: Text,
  orders: Type.Array(
    Type.Object({
      orderNo: Text,
      lines: Type.Array(Type.Object({ itemId: Text, quantity: Type.Integer() })),
    }),
  ),
  madeBy: Type.Object({ kind: Text, id: Text, name: Text }),
  madeAt: Text,
})

const TimelineEntry = Open('OrderTimelineEntry', {
  at: Text,
  what: Text,
  note: Type.Optional(Nullable(Text)),
  actor: Type.Optional(Type.Object({ kind: Text, id: Text, name: Text })),
  /** Its owner sees it too. */
  isPublic: Type.Boolean(),
  /** What was done: pieces of lines, to whom, money. */
  detail: Type.Optional(
    Type.Object({
      lines: Type.Optional(Type.Array(Type.Object({ itemId: Text, quantity: Type.Integer() }))),
      isComplete: Type.Optional(Type.Boolean()),
      collector: OptionalText,
      byCode: Type.Optional(Type.Boolean()),
      tender: OptionalText,
      amount: Type.Optional(Type.Number()),
      reference: OptionalText,
    }),
  ),
})

const deskAddress = {
  name: Text,
  address1: OptionalText,
  city: OptionalText,
  stateCode: OptionalText,
  countryCode: OptionalText,
  /** Latitude, longitude of the gate. */
  coordinates: OptionalText,
  phone: OptionalText,
  // Of an order with several shipments:
  methodName: OptionalText,
  /** The day (ISO) on which it arrives. */
  arrivalDate: OptionalText,
  /** The lines that go there. */
  itemIds: Type.Optional(Type.Array(Text)),
}

/** An order as the desk works on it. */
export const DeskOrder = Open('DeskOrder', {
  ...orderHitMembers,
  email: Text,
  customerId: Text,
  /** Orders of this customer, this one too. */
  customerOrderCount: Type.Integer(),
  company: OptionalText,
  taxId: OptionalText,
  lines: Type.Array(DeskLine),
  /** By which a device without a signal finds the order of a pickup's code that is typed, while something waits for it. */
  pickupCodeChecksum: Type.Optional(Type.Integer()),
  /** What the prices of the lines come to; less the discounts, and with the delivery, it is the total. */
  productSubTotal: Type.Number(),
  /** Taken off the whole order. */
  discounts: Type.Array(Type.Object({ name: Text, amount: Type.Number() })),
  shippingTotal: Type.Number(),
  /** Part of the total, not added to it. */
  taxTotal: Type.Number(),
  collectors: Type.Array(Collector),
  /** Where it is delivered; the phone shows its last signs. */
  shippingAddress: Type.Optional(Type.Object(deskAddress)),
  /** Where further shipments go, each with the lines that go there. */
  furtherAddresses: Type.Optional(Type.Array(Type.Object(deskAddress))),
  payment: Type.Object({
    methodId: OptionalText,
    status: OptionalText,
    /** Taken, and not given back. */
    balance: Type.Number(),
    refunds: Type.Array(
      Type.Object({
        id: Text,
        amount: Type.Number(),
        reason: Text,
        status: OneOf('asked', 'done', 'failed'),
        at: Text,
      }),
    ),
    /** What the shopper sent to show a transfer. */
    proofs: Type.Array(Type.Object({ id: Text, name: Text, size: Type.Integer() })),
  }),
  /** What can be done with it as it stands; the caller's rights are judged when it is done. */
  possibleSteps: Type.Array(Text),
  timeline: Type.Array(TimelineEntry),
})
