import type { TProperties } from 'typebox'
import { addressFurtherTexts, addressMarks, addressTexts } from '../../../../facts/address.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { unavailable } from '../../kernel/problem.ts'
import { stepUpRequired } from '../../kernel/require-proven.ts'
import { Body, Nullable, OneOf, Open, optionalMembers, Type } from '../../kernel/schema.ts'
import { Order } from '../contract.ts'
import { freightDearer, orderNotFound, orderStatusTransition, shipmentNotFound } from '../problems.ts'

const orderStatuses = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed'] as const
const exportStatuses = ['not_exported', 'ready', 'exported', 'failed'] as const

/** Texts that other systems of the merchant note on an order. */
const notes = {
  externalOrderNo: Type.Optional(Type.String({ maxLength: 256 })),
  externalOrderText: Type.Optional(Type.String({ maxLength: 4_000 })),
  customerOrderReference: Type.Optional(Type.String({ maxLength: 256 })),
}

/** An order as its owner sees it, with what the merchant's systems noted on it. */
export const MerchantOrder = Open('MerchantOrder', {
  ...Order.properties,
  exportStatus: OneOf(...exportStatuses),
  externalOrderStatus: Type.Optional(Type.String()),
  ...notes,
  /** Grows with each change. */
  c_revision: Type.Integer(),
})

const params = Type.Object({ orderNo: Type.String({ maxLength: 50 }) })
/** A list in one parameter, joined by commas. */
const list = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))
/** A day or a moment, in ISO 8601. */
const instant = Type.Optional(
  Type.Union([Type.String({ format: 'date' }), Type.String({ format: 'date-time' })]),
)

const preconditions = [preconditionFailed, preconditionRequired] as const

const statusCall = <const T extends readonly string[], E extends TProperties>(
  title: string,
  statuses: T,
  extra: E,
) =>
  ({
    scope: 'sfcc.orders.rw',
    params,
    body: Body(title, { status: OneOf(...statuses), ...extra }),
    success: [204],
    problems: [orderNotFound, orderStatusTransition, ...preconditions, stepUpRequired, unavailable],
  }) as const

const reason = { c_reason: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })) }

export const merchantOrderContract = {
  getOrder: {
    scope: 'sfcc.orders',
    params,
    answer: MerchantOrder,
    success: [200, 304],
    problems: [orderNotFound],
  },
  getOrders: {
    scope: 'sfcc.orders',
    query: Type.Object({
      status: list,
      exportStatus: list,
      externalStatus: list,
      confirmationStatus: list,
      paymentStatus: list,
      shippingStatus: list,
      creationDateFrom: instant,
      creationDateTo: instant,
      lastModifiedDateFrom: instant,
      lastModifiedDateTo: instant,
      sortBy: Type.Optional(OneOf('creation_date', 'last_modified_date')),
      sortOrder: Type.Optional(OneOf('asc', 'desc')),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('MerchantOrders', {
      data: Type.Array(MerchantOrder),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  updateOrder: {
    scope: 'sfcc.orders.rw',
    params,
    /** Money, lines and persons are not changed here: an order keeps what was agreed. */
    body: Body('order', {
      externalOrderNo: Type.Optional(Nullable(Type.String({ maxLength: 256 }))),
      externalOrderText: Type.Optional(Nullable(Type.String({ maxLength: 4_000 }))),
      customerOrderReference: Type.Optional(Nullable(Type.String({ maxLength: 256 }))),
    }),
    answer: MerchantOrder,
    problems: [orderNotFound, ...preconditions],
  },
  updateOrderStatus: statusCall('order_status', [...orderStatuses, 'failed_with_reopen'] as const, reason),
  updateOrderPaymentStatus: statusCall('payment_status', ['not_paid', 'part_paid', 'paid'] as const, {}),
  updateOrderShippingStatus: statusCall(
    'shipping_status',
    ['not_shipped', 'part_shipped', 'shipped'] as const,
    {},
  ),
  updateOrderExportStatus: statusCall('export_status', exportStatuses, {}),
  updateOrderConfirmationStatus: statusCall(
    'confirmation_status',
    ['not_confirmed', 'confirmed'] as const,
    {},
  ),
  updateOrderExternalStatus: {
    scope: 'sfcc.orders.rw',
    params,
    body: Body('external_status', { status: Type.String({ minLength: 1, maxLength: 256 }) }),
    success: [204],
    problems: [orderNotFound, ...preconditions],
  },
  updateOrderShippingAddress: {
    scope: 'sfcc.orders.rw',
    params: Type.Object({ ...params.properties, shipmentId: Type.String({ maxLength: 100 }) }),
    body: Body('shipping_address_update', {
      ...optionalMembers([...addressTexts, ...addressMarks], Nullable(Type.String({ maxLength: 256 }))),
      /** Names of the platform that the shop does not keep. */
      ...optionalMembers([...addressFurtherTexts, 'fullName'], Type.Unknown()),
      /** The merchant bears what the new place makes dearer. */
      c_acceptFreight: Type.Optional(Type.Boolean()),
    }),
    success: [204],
    problems: [
      orderNotFound,
      shipmentNotFound,
      orderStatusTransition,
      freightDearer,
      ...preconditions,
      stepUpRequired,
    ],
  },
} as const
