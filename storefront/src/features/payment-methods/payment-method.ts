import type { ComponentType, Ref } from 'react'
import type { basketsContract } from '../../../../engine/src/baskets/contract.ts'
import type { Answer, Input } from '../../../../engine/src/kernel/contract.ts'
import type { ordersContract } from '../../../../engine/src/orders/contract.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { PublicSettings } from '../../api/env.tsx'
import type { Text } from '../../lib/i18n/define-messages.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import type { Basket } from '../basket/index.ts'

export type Instrument = NonNullable<Basket['paymentInstruments']>[number]
export type NotedOrder = Answer<typeof ordersContract.getOrder>

/** What a method's form adds to the choice of the method, as the contract writes it. */
export type InstrumentDetails = Omit<
  Input<typeof basketsContract.addPaymentInstrumentToBasket>['body'],
  'paymentMethodId'
>

/** Reads what was typed; undefined where a field is not right: the form has said so and shows which. */
export type PaymentForm = { read: () => Promise<InstrumentDetails | undefined> }

/** `payer` is whom the invoice is for: most often whose card it is. */
export type PaymentFormProps = { ref: Ref<PaymentForm>; payer: string }

/** Placing the order, for a method that has something to do before. */
export type Placing = {
  /** Places the order of this basket; of the one that is shown, where absent. */
  mutate: (basket?: Basket) => void
  isPending: boolean
  isSuccess: boolean
}

export type ApprovalProps = {
  basket: Basket
  place: Placing
  /** Where the order is placed, for a browser that left for the approval and came back. */
  reviewUrl: string
  /** Whether this one of the page's buttons goes on for a browser that came back. */
  goesOn: boolean
}

/** One way to pay, as pages show it. */
export type PaymentMethod = {
  /** The engine's id. */
  id: string
  /** Under the name where a shopper chooses. */
  detail: Text
  /** Whether this page can lead it to its end; always, where absent. */
  works?: (settings: PublicSettings) => boolean
  /** What is typed along with the choice. */
  Form?: ComponentType<PaymentFormProps>
  /** In the place of the last button: approves and places the order. Nothing is put on the basket before. */
  Approval?: ComponentType<ApprovalProps>
  /** What there is to know before it is chosen for good. */
  BasketNote?: ComponentType<{ basket: Basket }>
  /** Its money comes after the order: the last button orders and charges nothing. */
  isPaidLater?: boolean
  /** In words: in the summary, and on the order's page. */
  paidWith: (t: Translate, instrument: Instrument | undefined, currency: string, locale: LocaleId) => string
  /** On the order's page while its money is waited for. */
  OrderNote?: ComponentType<{ order: NotedOrder }>
}
