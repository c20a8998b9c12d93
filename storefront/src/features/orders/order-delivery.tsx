import { isCountryCode } from '../../../../facts/country.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { DescriptionList, PromiseLine } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { PlaceLink } from '../places/index.ts'
import { isPickedUp, type Order } from './order.ts'
import { PickupStores } from './pickup-stores.tsx'
import styles from './orders.module.css'

type Person = { firstName?: string; lastName?: string; phone?: string }

const personOf = (order: Order): Person => {
  try {
    return JSON.parse(order.c_personPicksUpData ?? '{}') as Person
  } catch {
    return {}
  }
}

/** The day everything is there: the last line of a pickup, the arrival of a delivery. */
const dayOf = (order: Order, pickedUp: boolean) =>
  pickedUp
    ? order.productItems
        .map((line) => line.c_pickupFinishDateNotFormatted ?? '')
        .toSorted()
        .at(-1)
    : order.shipments[0]?.shippingMethod?.c_deliveryDateNotFormatted

/** Where and when, and who: the promise of the order. */
export const OrderDelivery = ({ order }: { order: Order }) => {
  const t = useText()
  const { language } = useEnv()
  const pickedUp = isPickedUp(order)
  const stores = pickedUp && (order.c_pickupStores?.length ?? 0) > 0
  const [shipment] = order.shipments
  const address = shipment?.shippingAddress
  const day = dayOf(order, pickedUp)
  const date = day ? formatLongDate(day, language) : undefined
  const { firstName, lastName, phone = '' } = personOf(order)
  const country = order.c_country
  const shown = isCountryCode(country) ? formatPhone(country, phone) : phone
  const person = [[firstName, lastName].filter(Boolean).join(' '), shown].filter(Boolean).join(', ')
  const where = [address?.address1, address?.address2, address?.city].filter(Boolean).join(', ')
  return (
    <section className={styles.section}>
      <h2>{t(pickedUp ? messages.pickup : messages.delivery)}</h2>
      {date && (
        <PromiseLine tone="go">
          {pickedUp
            ? t(messages.pickupOn, { date, store: address?.companyName ?? '' })
            : t(messages.arrivesOn, { date })}
        </PromiseLine>
      )}
      <DescriptionList
        items={[
          ...(stores
            ? []
            : [
                {
                  term: t(messages.address),
                  detail: (
                    <>
                      {where} <PlaceLink coordinates={address?.c_coordinates} />
                    </>
                  ),
                },
              ]),
          { term: t(pickedUp ? messages.picksUp : messages.receives), detail: person },
          ...(pickedUp ? [] : [{ term: t(messages.method), detail: shipment?.shippingMethod?.name ?? '' }]),
        ]}
      />
      <PickupStores order={order} />
      {pickedUp && <p>{t(messages.pickupNote)}</p>}
    </section>
  )
}
