import { isCountryCode } from '../../../../facts/country.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { DescriptionList } from '../../ui/index.ts'
import { paymentMethodOf } from '../payment-methods/index.ts'
import { numbersOf } from '../taxpayer/index.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'
import styles from './orders.module.css'

const stateText = ({ status, paymentStatus, c_history: history, c_paymentResult: result }: Order) => {
  if (history.some(({ what }) => what === 'refunded')) return messages.refunded
  if (status === 'cancelled' && paymentStatus !== 'paid') return messages.nothingToPay
  if (paymentStatus === 'paid') return messages.paid
  return result === 'AUTHORIZED_PENDING_REVIEW' ? messages.inReview : messages.notPaid
}

/** How it is paid, for whom the invoice is, and with which tax id. */
export const OrderPayment = ({ order }: { order: Order }) => {
  const t = useText()
  const { language, locale } = useEnv()
  const [instrument] = order.paymentInstruments ?? []
  const { billingAddress: billing } = order
  const how =
    paymentMethodOf(instrument?.paymentMethodId)?.paidWith(t, instrument, order.currency, locale) ?? ''
  const name = billing?.companyName ?? [billing?.firstName, billing?.lastName].filter(Boolean).join(' ')
  const country = order.c_country
  const numbers = billing && isCountryCode(country) ? numbersOf(billing, country, language) : []
  return (
    <section className={styles.section}>
      <h2>{t(messages.payment)}</h2>
      <DescriptionList
        items={[
          { term: t(messages.paidWith), detail: how },
          { term: t(messages.paymentState), detail: t(stateText(order)) },
          ...(name ? [{ term: t(messages.invoice), detail: [name, ...numbers].join(' · ') }] : []),
        ]}
      />
    </section>
  )
}
