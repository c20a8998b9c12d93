import type { ReactNode } from 'react'
import { isCountryCode } from '../../../../facts/country.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { type Basket, linesOf, isMixed, isPickedUp } from '../../features/basket/index.ts'
import type { StepName } from '../../features/checkout/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { type PaymentMethod, paymentMethodOf } from '../../features/payment-methods/index.ts'
import { addressText, PlaceLink } from '../../features/places/index.ts'
import { numbersOf } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import styles from './checkout.module.css'
import { messages as payment } from './payment-messages.ts'
import { PickupPlan } from './pickup-plan.tsx'
import { receiverOf } from './receiver.ts'
import { messages } from './shipping-messages.ts'

const phoneOf = ({ c_country: country }: Basket, phone: string) =>
  isCountryCode(country) ? formatPhone(country, phone) : phone

type Summary = (props: { basket: Basket; lateMethod: PaymentMethod | undefined }) => ReactNode

const ContactSummary: Summary = ({ basket }) => <p>{basket.customerInfo.email}</p>

const ShippingSummary: Summary = ({ basket }) => {
  const t = useText()
  const receiver = receiverOf(basket)
  const pickedUp = isPickedUp(basket)
  const address = basket.shipments[0]?.shippingAddress
  const name = `${receiver?.firstName ?? ''} ${receiver?.lastName ?? ''}`.trim()
  return (
    <div className={styles.summary}>
      <p>{pickedUp ? `${t(messages.pickup)}: ${address?.companyName ?? ''}` : addressText(address ?? {})}</p>
      {!pickedUp && <PlaceLink coordinates={address?.c_coordinates} />}
      {receiver && (
        <p>
          {t(pickedUp ? messages.picksUp : messages.receives, {
            name,
            phone: phoneOf(basket, receiver.phone),
          })}
        </p>
      )}
    </div>
  )
}

const OptionsSummary: Summary = ({ basket }) => {
  const t = useText()
  const { language } = useEnv()
  const money = useMoney()
  const method = basket.shipments[0]?.shippingMethod
  if (isPickedUp(basket)) return <PickupPlan lines={linesOf(basket)} />
  if (!method) return null
  const picked = isMixed(basket) && <PickupPlan lines={linesOf(basket)} />
  // As it is charged: what promotions take off is told in the bill.
  const charged = basket.shippingTotal ?? method.price ?? 0
  const price = charged === 0 ? t(messages.free) : money(charged, basket.currency)
  return (
    <div className={styles.summary}>
      <p>{`${method.name}, ${price}`}</p>
      {method.c_deliveryDateNotFormatted && (
        <p>{t(messages.arrives, { date: formatLongDate(method.c_deliveryDateNotFormatted, language) })}</p>
      )}
      {picked}
    </div>
  )
}

const PaymentSummary: Summary = ({ basket, lateMethod }) => {
  const t = useText()
  const [instrument] = basket.paymentInstruments ?? []
  const { country, language } = useEnv()
  const billing = basket.billingAddress
  const method = lateMethod ?? paymentMethodOf(instrument?.paymentMethodId)
  const name =
    billing?.c_legalName ??
    billing?.companyName ??
    `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim()
  return (
    <div className={styles.summary}>
      {method && <p>{method.paidWith(t, instrument, basket.currency)}</p>}
      {billing && (
        <p>{[t(payment.invoiceFor, { name }), ...numbersOf(billing, country, language)].join(' · ')}</p>
      )}
    </div>
  )
}

/** What a completed step says while it is closed. */
export const summaries: Partial<Record<StepName, Summary>> = {
  CONTACT_INFO: ContactSummary,
  SHIPPING_ADDRESS: ShippingSummary,
  SHIPPING_OPTIONS: OptionsSummary,
  PAYMENT: PaymentSummary,
}
