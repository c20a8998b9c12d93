import { SecondsAgo } from '../../kernel/done-before.ts'
import { idempotencyKeyReused } from '../../kernel/idempotency-key.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { notFound, unavailable } from '../../kernel/problem.ts'
import { stepUpRequired } from '../../kernel/require-proven.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'
import { searchAnswer, searchProblems, SearchRequest } from '../../kernel/search-request/index.ts'
import { orderNotFound, orderStatusTransition } from '../problems.ts'
import { pickupCodeInvalid } from './pickup-code.ts'
import { lineSteps } from './progress.ts'
import { amountDiffers, refundNotPossible } from './problems.ts'
import { Collector, DeskOrder, Dispatch, OrderHit } from './shapes.ts'

const params = Type.Object({ orderNo: Type.String({ maxLength: 50 }) })
const preconditions = [preconditionFailed, preconditionRequired] as const
const note = Type.String({ minLength: 1, maxLength: 1_000 })
const name = Type.String({ minLength: 1, maxLength: 200 })
const Amount = Type.Number({ exclusiveMinimum: 0, maximum: 100_000_000 })

const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const NewCollector = Type.Object(
  {
    name,
    idType: Type.Optional(Type.String({ maxLength: 40 })),
    idNumber: Type.Optional(Type.String({ maxLength: 40 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
)

const Lines = Type.Array(
  Type.Object(
    { itemId: Type.String({ maxLength: 100 }), quantity: Type.Integer({ minimum: 1, maximum: 99_999 }) },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 500 },
)
/** Pieces of lines; without, all that is left. */
const lines = Type.Optional(Lines)

export const deskOrderContract = {
  searchOrders: {
    scope: 'sfcc.orders',
    body: SearchRequest,
    answer: Open('OrderSearchResult', {
      ...searchAnswer,
      hits: Type.Array(OrderHit),
      /** Of all that was found, for each currency. */
      sums: Type.Array(
        Type.Object({
          currency: Type.String(),
          orders: Type.Integer(),
          orderTotal: Type.Number(),
          weightKg: Type.Number(),
        }),
      ),
    }),
    problems: searchProblems,
    perMinute: 300,
  },
  /** By the code of a receipt alone, however it is written. */
  searchPickups: {
    scope: 'sfcc.orders',
    body: exact('pickup_search', { code: Type.String({ minLength: 1, maxLength: 50 }) }),
    /** What waits to be picked up with it: none, one, or, where two orders have the same code, both. */
    answer: Open('PickupSearchResult', { orderNos: Type.Array(Type.String()) }),
    perMinute: 60,
  },
  getDeskOrder: {
    scope: 'sfcc.orders',
    params,
    answer: DeskOrder,
    problems: [orderNotFound],
  },
  getTransferProof: {
    scope: 'sfcc.payments',
    params: Type.Object({ orderNo: Type.String({ maxLength: 50 }), fileId: Type.String({ maxLength: 100 }) }),
    /** In base64, without prefix. */
    answer: Open('TransferProof', {
      filename: Type.String(),
      mediaType: Type.String(),
      fileContent: Type.String(),
    }),
    problems: [orderNotFound],
  },
  revealOrderPersons: {
    scope: 'sfcc.orders',
    params,
    /** Phones and ids in full; who has read them is in the log. */
    answer: Open('OrderPersons', {
      collectors: Type.Array(Collector),
      phone: Type.Optional(Type.String()),
      taxId: Type.Optional(Type.String()),
      nrc: Type.Optional(Type.String()),
    }),
    problems: [orderNotFound, stepUpRequired],
    perMinute: 60,
  },
  replaceOrderCollectors: {
    scope: 'sfcc.orders.rw',
    params,
    /** Beside whoever the shopper has named. */
    body: exact('collectors', { collectors: Type.Array(NewCollector, { maxItems: 10 }) }),
    answer: DeskOrder,
    problems: [orderNotFound, ...preconditions],
  },
  addOrderNote: {
    scope: 'sfcc.orders.rw',
    once: true,
    params,
    /** For the merchant's people; its owner never sees it. */
    body: exact('order_note', { note }),
    answer: DeskOrder,
    problems: [orderNotFound],
    perMinute: 60,
  },
  resendOrderMail: {
    scope: 'sfcc.orders.rw',
    once: true,
    params,
    /** The receipt with how to pay, or the news that it can be picked up, to who placed it. */
    body: exact('order_mail', { mail: OneOf('receipt', 'ready') }),
    answer: DeskOrder,
    problems: [orderNotFound, orderStatusTransition],
    perMinute: 20,
  },
  writeOrderMessage: {
    scope: 'sfcc.orders.rw',
    params,
    /** Who placed the order gets it by mail. */
    body: exact('order_message', { text: Type.String({ minLength: 1, maxLength: 4_000 }) }),
    answer: DeskOrder,
    problems: [orderNotFound, orderStatusTransition],
    perMinute: 60,
  },
  stepOrderLines: {
    scope: 'sfcc.orders.rw',
    params,
    body: exact('order_step', { step: OneOf(...lineSteps), lines, note: Type.Optional(note) }),
    answer: DeskOrder,
    problems: [orderNotFound, orderStatusTransition, ...preconditions, stepUpRequired],
  },
  /** With an `Idempotency-Key` it is done once. */
  handOverOrder: {
    scope: 'sfcc.orders.rw',
    params,
    body: exact('hand_over', {
      /** Of the receipt: it shows who has it, and works once. */
      code: Type.Optional(Type.String({ minLength: 8, maxLength: 8 })),
      /** Who has come for it. */
      collector: name,
      /** The clerk has compared the name and the last digits with a document. */
      identitySeen: Type.Literal(true),
      lines,
      /** How long ago, where it is told later; a repeat may say another. */
      secondsAgo: Type.Optional(SecondsAgo),
    }),
    answer: DeskOrder,
    problems: [
      orderNotFound,
      orderStatusTransition,
      pickupCodeInvalid,
      ...preconditions,
      stepUpRequired,
      idempotencyKeyReused,
    ],
    perMinute: 60,
  },
  takeOrderPayment: {
    scope: 'sfcc.orders.rw',
    once: true,
    params,
    body: exact('order_payment', {
      tender: OneOf('cash', 'terminal', 'transfer'),
      /** All of the order: another amount is refused. */
      amount: Amount,
      /** What the terminal or the bank calls it. */
      reference: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
    answer: DeskOrder,
    problems: [orderNotFound, orderStatusTransition, amountDiffers, ...preconditions, stepUpRequired],
  },
  refundOrder: {
    scope: 'sfcc.orders.rw',
    once: true,
    params,
    body: exact('order_refund', { amount: Amount, reason: note }),
    success: [201],
    answer: DeskOrder,
    problems: [orderNotFound, refundNotPossible, ...preconditions, stepUpRequired],
  },
  cancelDeskOrder: {
    scope: 'sfcc.orders.rw',
    params,
    body: exact('order_cancellation', { reason: note }),
    answer: DeskOrder,
    problems: [
      orderNotFound,
      orderStatusTransition,
      refundNotPossible,
      ...preconditions,
      stepUpRequired,
      unavailable,
    ],
  },
  /** What is on a truck leaves, all or none. With an `Idempotency-Key` it is done once. */
  createDispatch: {
    scope: 'sfcc.orders.rw',
    body: exact('dispatch', {
      truck: Type.Optional(Type.String({ maxLength: 40 })),
      driver: Type.Optional(Type.String({ maxLength: 80 })),
      orders: Type.Array(
        Type.Object(
          {
            orderNo: Type.String({ maxLength: 50 }),
            /** The revision of the order that was read; a person names it. */
            etag: Type.Optional(Type.String({ maxLength: 200 })),
            lines: Lines,
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 60 },
      ),
    }),
    success: [201],
    answer: Dispatch,
    problems: [orderNotFound, orderStatusTransition, ...preconditions, stepUpRequired, idempotencyKeyReused],
  },
  getDispatches: {
    scope: 'sfcc.orders',
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('Dispatches', {
      data: Type.Array(Dispatch),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  getDispatch: {
    scope: 'sfcc.orders',
    params: Type.Object({ dispatchId: Type.String({ format: 'uuid' }) }),
    answer: Dispatch,
    problems: [notFound],
  },
} as const
