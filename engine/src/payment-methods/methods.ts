import { bankTransfer } from './bank-transfer.ts'
import { card } from './card.ts'
import type { Payable, PaymentMethod, Shop } from './method.ts'
import { payAtCounter } from './pay-at-counter.ts'
import { payAtStore } from './pay-at-store.ts'
import { paypal } from './paypal.ts'

/** Every way to pay. A further one is its own file and its line here. */
const methods: readonly PaymentMethod[] = [
  card, //
  paypal,
  bankTransfer,
  payAtStore,
  payAtCounter,
]

export const paymentMethodIds: readonly string[] = methods.map(({ id }) => id)

/** The method of this id; undefined for an id that nobody knows. */
export const findPaymentMethod = (id: string | undefined): PaymentMethod | undefined =>
  methods.find((method) => method.id === id)

/** Methods whose orders wait for money that a person brings. */
export const waitingMethods = methods.filter(({ waiting }) => waiting !== undefined)

/** Ids of the methods a country has for what is to be paid; at the counter those whose money a person brings. */
export const offeredIds = ({ country, isAtCounter }: Payable): readonly string[] =>
  isAtCounter
    ? [
        payAtCounter.id,
        ...country.paymentMethods.filter((id) => findPaymentMethod(id)?.waiting !== undefined),
      ]
    : country.paymentMethods

/** Whether the shop can take an order with this method. */
export const isPayable = (shop: Shop, method: PaymentMethod): boolean => method.isConfigured?.(shop) ?? true

/** Whether a method is offered for what is to be paid. */
export const isOffered = (shop: Shop, method: PaymentMethod, payable: Payable): boolean =>
  isPayable(shop, method) && method.isOffered(shop, payable)
