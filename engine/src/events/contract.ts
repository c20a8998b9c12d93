import { preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { CommaList, OneOf, Open, Type } from '../kernel/schema.ts'
import { eventTypes } from './event-types.ts'
import { cursorExpired } from './problems.ts'

const Text = Type.String()
const read = 'sfcc.events'
const write = 'sfcc.events.rw'

const Ids = Type.Optional(Type.String())

/** What changed, by its ids: those of the event's type alone. */
const EventData = Open('EventData', {
  orderNo: Ids,
  /** The part of an order's money that has gone back. */
  refundId: Ids,
  quoteId: Ids,
  /** Of a quote, as people say it. */
  number: Ids,
  customerId: Ids,
  customerNo: Ids,
  caseId: Ids,
  transferId: Ids,
  /** What in the catalogue changed, and which. */
  kind: Ids,
  id: Ids,
  productIds: Type.Optional(Type.Array(Text)),
  inventoryListId: Ids,
  /** More products of the list than are named. */
  isAll: Type.Optional(Type.Boolean()),
  catalogVersion: Type.Optional(Type.Integer()),
})

/** Names what changed, not how: who needs more reads the thing itself. */
const ShopEvent = Open('Event', {
  id: Text,
  type: OneOf(...eventTypes),
  timestamp: Text,
  country: Type.Optional(Text),
  data: EventData,
})

const webhookMembers = {
  id: Text,
  url: Text,
  /** Empty: all types. */
  types: Type.Array(OneOf(...eventTypes)),
  /** Of which countries it is told; absent: of all. */
  countries: Type.Optional(Type.Array(Text)),
  /** `failed`: switched off after the last try of a delivery. */
  status: OneOf('enabled', 'disabled', 'failed'),
  creationDate: Text,
}
const Webhook = Open('Webhook', webhookMembers)
/** With its secret, which is told this once. */
const WebhookWithSecret = Open('WebhookWithSecret', { ...webhookMembers, secret: Type.Optional(Text) })

const Delivery = Open('WebhookDelivery', {
  event: ShopEvent,
  status: OneOf('waiting', 'delivered', 'failed'),
  tries: Type.Integer(),
  /** The status that the receiver answered last. */
  answer: Type.Optional(Type.Integer()),
  /** Why there was none. */
  fault: Type.Optional(Text),
  triedAt: Type.Optional(Text),
  nextAt: Type.Optional(Text),
})

const url = Type.String({ minLength: 8, maxLength: 2_000 })
const types = Type.Array(OneOf(...eventTypes), { maxItems: eventTypes.length, uniqueItems: true })
const params = Type.Object({ webhookId: Type.String({ format: 'uuid' }) })
const preconditions = [preconditionFailed, preconditionRequired] as const
const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
}

export const eventContract = {
  getEvents: {
    scope: read,
    query: Type.Object({
      /** The cursor of the answer before; without one from the oldest event that is kept (30 days). */
      after: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
      /** Only these, joined by commas. */
      types: Type.Optional(CommaList({ maxLength: 1_000 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    }),
    answer: Open('Events', { data: Type.Array(ShopEvent), cursor: Text }),
    problems: [cursorExpired],
  },
  getWebhooks: {
    scope: read,
    answer: Open('Webhooks', { data: Type.Array(Webhook), total: Type.Integer() }),
  },
  createWebhook: {
    scope: write,
    proven: true,
    body: Type.Object(
      { url, types: Type.Optional(types) },
      { title: 'webhook', additionalProperties: false },
    ),
    success: [201],
    answer: WebhookWithSecret,
    perMinute: 30,
  },
  getWebhook: { scope: read, params, answer: Webhook, problems: [notFound] },
  updateWebhook: {
    scope: write,
    proven: true,
    params,
    body: Type.Object(
      {
        url: Type.Optional(url),
        types: Type.Optional(types),
        enabled: Type.Optional(Type.Boolean()),
        /** A new secret, told in the answer; the one before it signs beside it for a day. */
        rotateSecret: Type.Optional(Type.Boolean()),
      },
      { title: 'webhook_change', additionalProperties: false },
    ),
    answer: WebhookWithSecret,
    problems: [notFound, ...preconditions],
  },
  deleteWebhook: { scope: write, params, success: [204], problems: [notFound, ...preconditions] },
  getDeliveries: {
    scope: read,
    params,
    query: Type.Object({
      status: Type.Optional(OneOf('waiting', 'delivered', 'failed')),
      ...page,
    }),
    /** The newest event first. */
    answer: Open('WebhookDeliveries', {
      data: Type.Array(Delivery),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
    problems: [notFound],
  },
  redeliver: {
    scope: write,
    /** The same event once more, under the same id, whatever became of it before. */
    params: Type.Object({
      webhookId: Type.String({ format: 'uuid' }),
      eventId: Type.String({ format: 'uuid' }),
    }),
    success: [202],
    answer: Delivery,
    problems: [notFound],
    perMinute: 60,
  },
} as const
