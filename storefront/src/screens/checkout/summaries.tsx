import { Fragment, type ReactNode } from 'react'
import { isCountryCode } from '../../../../facts/country.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { deliveriesOf, heldShipmentsOf } from '../../api/shipments.ts'
import { type Basket, linesOf, isMixed, isPickedUp } from '../../features/basket/index.ts'
import type { StepName } from '../../features/checkout/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { type PaymentMethod, paymentMethodOf } from '../../features/payment-methods/index.ts'
import { addressText } from '../../features/places/index.ts'
import { numbersOf } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import styles from './checkout.module.css'
import { messages as payment } from './payment-messages.ts'
import { PickupPlan } from './pickup-plan.tsx'
import { receiverOf } from './receiver.ts'
import { ShipmentPlace } from './shipment-place.tsx'
import { messages } from './shipping-messages.ts'

const phoneOf = ({ c_country: country }: Basket, phone: string) =>
  isCountryCode(country) ? formatPhone(country, phone) : phone

type Summary = (props: { basket: Basket; lateMethod: PaymentMethod | undefined }) => ReactNode

const ContactSummary: Summary = ({ basket }) => <p>{basket.customerInfo.email}</p>

const ShippingSummary: Summary = ({ basket }) => {
  const t = useText()
  const receiver = receiverOf(basket)
  const pickedUp = isPickedUp(basket)
  const name = `${receiver?.firstName ?? ''} ${receiver?.lastName ?? ''}`.trim()
  return (
    <div className={styles.summary}>
      {heldShipmentsOf(basket).map((one) => (
        <ShipmentPlace key={one.shipment.shipmentId} {...one} />
      ))}
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
  if (isPickedUp(basket)) return <PickupPlan lines={linesOf(basket)} />
  const deliveries = deliveriesOf(basket)
  // As it is charged: what promotions take off is told in the bill.
  const priceOf = (charged: number) => (charged === 0 ? t(messages.free) : money(charged, basket.currency))
  return (
    <div className={styles.summary}>
      {deliveries.map(
        ({ shipment: { shipmentId, shippingMethod: method, shippingAddress, ...shipment } }) => {
          const day = method?.c_deliveryDateNotFormatted
          const charged = (deliveries.length > 1 ? shipment : basket).shippingTotal ?? method?.price ?? 0
          const place = deliveries.length > 1 ? `${addressText(shippingAddress ?? {})}: ` : ''
          return (
            method && (
              <Fragment key={shipmentId}>
                <p>{`${place}${method.name}, ${priceOf(charged)}`}</p>
                {day && <p>{t(messages.arrives, { date: formatLongDate(day, language) })}</p>}
              </Fragment>
            )
          )
        },
      )}
      {isMixed(basket) && <PickupPlan lines={linesOf(basket)} />}
    </div>
  )
}

const PaymentSummary: Summary = ({ basket, lateMethod }) => {
  const t = useText()
  const [instrument] = basket.paymentInstruments ?? []
  const { country, language, locale } = useEnv()
  const billing = basket.billingAddress
  const method = lateMethod ?? paymentMethodOf(instrument?.paymentMethodId)
  const name =
    billing?.c_legalName ??
    billing?.companyName ??
    `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim()
  return (
    <div className={styles.summary}>
      {method && <p>{method.paidWith(t, instrument, basket.currency, locale)}</p>}
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
