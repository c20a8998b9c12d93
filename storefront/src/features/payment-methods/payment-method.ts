import type { ComponentType } from 'react'
import type { Answer } from '../../../../engine/src/kernel/contract.ts'
import type { ordersContract } from '../../../../engine/src/orders/contract.ts'
import type { PublicSettings } from '../../api/env.tsx'
import type { Text } from '../../lib/i18n/define-messages.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import type { Basket } from '../basket/index.ts'

export type Instrument = NonNullable<Basket['paymentInstruments']>[number]
export type NotedOrder = Answer<typeof ordersContract.getOrder>

/** One way to pay, as pages show it. */
export type PaymentMethod = {
  /** The engine's id. */
  id: string
  /** Under the name where a shopper chooses. */
  detail: Text
  /** Whether this page can lead it to its end; always, where absent. */
  works?: (settings: PublicSettings) => boolean
  /** The shopper types a card, whose token goes with the choice. */
  asksCard?: true
  /** Approved with the last button: nothing is put on the basket before. */
  approvesLast?: true
  /** What there is to know before it is chosen for good. */
  BasketNote?: ComponentType<{ basket: Basket }>
  /** In words: in the summary, and on the order's page. */
  paidWith: (t: Translate, instrument: Instrument | undefined, currency: string) => string
  /** On the order's page while its money is waited for. */
  OrderNote?: ComponentType<{ order: NotedOrder }>
}
