import { bankTransfer } from './methods/bank-transfer.ts'
import { card } from './methods/card.ts'
import type { PaymentMethod, Shop } from './methods/method.ts'
import { payAtStore } from './methods/pay-at-store.ts'
import { paypal } from './methods/paypal.ts'
import type { Processor } from './processor.ts'

/** Every way to pay. A further one is its own file and its line here. */
const methods: readonly PaymentMethod[] = [
  card, //
  paypal,
  bankTransfer,
  payAtStore,
]

export const paymentMethodIds: readonly string[] = methods.map(({ id }) => id)

/** The method of this id; undefined for an id that nobody knows. */
export const methodNamed = (id: string | undefined): PaymentMethod | undefined =>
  methods.find((method) => method.id === id)

/** Methods whose orders wait for money that a person brings. */
export const waitingMethods = methods.filter(({ waiting }) => waiting !== undefined)

/** Who takes the money of a method; undefined where a person brings it, and for what the shop has not configured. */
export const processorOf = (shop: Shop, id: string): Processor | undefined =>
  methodNamed(id)?.processor?.(shop)

/** Whether the shop can take an order with this method. */
export const isPayable = (shop: Shop, { processor }: PaymentMethod): boolean =>
  processor === undefined || processor(shop) !== undefined
