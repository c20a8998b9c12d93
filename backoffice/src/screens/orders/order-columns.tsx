import { Link } from '@tanstack/react-router'
import type { OrderHit } from '../../api/orders.ts'
import { paymentMethodIds } from '../../api/payment-methods.ts'
import { ageColumn, type Column, type Filter, type View } from '../../features/list/index.ts'
import {
  deliveryName,
  methodName,
  OrderStep,
  Promised,
  sizeOf,
  stepNames,
} from '../../features/orders/index.ts'
import type { Formats } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages, paymentStates } from './messages.ts'

const isSettled = ({ paymentStatus }: OrderHit) => paymentStatus === 'paid'

type ColumnWords = {
  t: Translate
  format: Formats
  now: Date
  storeName(storeId: string): string
}

export const orderColumns = ({ t, format, now, storeName }: ColumnWords): readonly Column<OrderHit>[] => [
  {
    id: 'no',
    title: messages.no,
    cell: ({ orderNo }) => (
      <Link to="/orders/$orderNo" params={{ orderNo }}>
        {orderNo}
      </Link>
    ),
    text: ({ orderNo }) => orderNo,
    sortBy: 'orderNo',
  },
  ageColumn({ title: messages.age, format, now }),
  {
    id: 'customer',
    title: messages.customer,
    cell: ({ customerName }) => customerName,
    text: ({ customerName }) => customerName,
  },
  {
    id: 'place',
    title: messages.place,
    cell: ({ storeIds, delivery, country }) =>
      `${storeIds.map(storeName).join(', ') || country} · ${deliveryName(t, delivery)}`,
    text: ({ storeIds, country }) => storeIds.map(storeName).join(' ') || country,
  },
  {
    id: 'size',
    title: messages.size,
    cell: (order) => sizeOf(order, format),
    text: ({ weightKg }) => weightKg,
  },
  {
    id: 'total',
    title: messages.total,
    cell: ({ orderTotal, currency }) => format.money(orderTotal, currency),
    text: ({ orderTotal }) => orderTotal,
    align: 'end',
    sortBy: 'orderTotal',
  },
  {
    id: 'payment',
    title: messages.payment,
    cell: (order) => `${methodName(t, order.paymentMethodId)}${isSettled(order) ? ' ✓' : ''}`,
    text: ({ paymentMethodId, paymentStatus }) => `${paymentMethodId ?? ''} ${paymentStatus}`,
  },
  {
    id: 'step',
    title: messages.step,
    cell: ({ step }) => <OrderStep step={step} />,
    text: ({ step }) => step,
  },
  {
    id: 'promised',
    title: messages.promised,
    cell: (order) => <Promised order={order} />,
    text: ({ promisedDate }) => promisedDate,
    sortBy: 'promisedDate',
  },
  {
    id: 'channel',
    title: messages.channel,
    cell: ({ channel }) => t(messages[channel]),
    text: ({ channel }) => channel,
    isHidden: true,
  },
]

type Places = {
  countries: readonly string[]
  /** Of the country in which one works. */
  stores: readonly { storeId: string; name: string }[]
}

export const orderFilters = (t: Translate, { countries, stores }: Places): readonly Filter[] => [
  {
    id: 'step',
    title: messages.step,
    options: Object.entries(stepNames).map(([value, title]) => ({ value, title: t(title) })),
  },
  {
    id: 'paymentStatus',
    title: messages.payment,
    options: Object.entries(paymentStates).map(([value, title]) => ({ value, title: t(title) })),
  },
  {
    id: 'delivery',
    title: messages.delivery,
    options: [
      { value: 'pickup', title: t(messages.pickup) },
      { value: 'delivery', title: t(messages.shipped) },
    ],
  },
  {
    id: 'hasCut',
    title: messages.cut,
    options: [
      { value: 'true', title: t(messages.yes) },
      { value: 'false', title: t(messages.no_) },
    ],
  },
  {
    id: 'channel',
    title: messages.channel,
    options: (['shop', 'counter', 'phone'] as const).map((value) => ({ value, title: t(messages[value]) })),
  },
  {
    id: 'paymentMethodId',
    title: messages.method,
    options: paymentMethodIds.map((value) => ({ value, title: methodName(t, value) })),
  },
  {
    id: 'isFromQuote',
    title: messages.quote,
    options: [
      { value: 'true', title: t(messages.yes) },
      { value: 'false', title: t(messages.no_) },
    ],
  },
  { id: 'placed', title: messages.placed, isDays: true },
  ...(stores.length > 1
    ? [
        {
          id: 'storeId',
          title: messages.store,
          options: stores.map(({ storeId, name }) => ({ value: storeId, title: name })),
        },
      ]
    : []),
  ...(countries.length > 1
    ? [
        {
          id: 'country',
          title: messages.country,
          options: countries.map((value) => ({ value, title: value })),
        },
      ]
    : []),
]

export const orderViews = (t: Translate): readonly View[] => [
  { id: 'all', title: t(messages.all), search: {} },
  { id: 'prepare', title: t(messages.toPrepare), search: { step: 'paid,cut', sort: 'promisedDate' } },
  { id: 'cut', title: t(messages.toCut), search: { step: 'paid', hasCut: 'true', sort: 'promisedDate' } },
  { id: 'ready', title: t(messages.toHandOver), search: { step: 'ready' } },
  { id: 'unpaid', title: t(messages.unpaid), search: { step: 'waiting,unpaid' } },
  { id: 'done', title: t(messages.done), search: { step: 'completed' } },
]
