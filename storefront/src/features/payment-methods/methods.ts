import { bankTransfer } from './bank-transfer/bank-transfer.ts'
import { card } from './card/card.ts'
import { payAtCounter } from './pay-at-counter/pay-at-counter.ts'
import { payAtStore } from './pay-at-store/pay-at-store.ts'
import type { PaymentMethod } from './payment-method.ts'
import { paypal } from './paypal/paypal.ts'

/** Every way to pay that pages know. A further one is its own folder and its line here. */
const methods: readonly PaymentMethod[] = [
  card, //
  paypal,
  bankTransfer,
  payAtStore,
  payAtCounter,
]

/** The method of an id that the engine gave; undefined for one that this shop's pages do not know. */
export const paymentMethodOf = (id: string | undefined): PaymentMethod | undefined =>
  methods.find((method) => method.id === id)
