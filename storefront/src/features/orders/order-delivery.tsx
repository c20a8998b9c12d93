import { isCountryCode } from '../../../../facts/country.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { type JsonContent, readJson } from '../../api/json-text.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { DescriptionList, PromiseLine } from '../../ui/index.ts'
import { PlaceLink } from '../places/index.ts'
import { messages } from './messages.ts'
import { isAnyPickedUp, isOver, isPickedUp, type Order, pickupDaysOf } from './order.ts'
import styles from './orders.module.css'
import { PickupPass } from './pickup-pass.tsx'
import { PickupStores } from './pickup-stores.tsx'
import { TellCollector } from './tell-collector.tsx'

const personOf = (order: Order): JsonContent<Order['c_personPicksUpData']> => {
  try {
    return readJson(order.c_personPicksUpData ?? '{}')
  } catch {
    return {}
  }
}

/** Who picks up or receives, in one line. */
const personText = (order: Order) => {
  const { firstName, lastName, phone = '' } = personOf(order)
  const country = order.c_country
  const shown = isCountryCode(country) ? formatPhone(country, phone) : phone
  return [[firstName, lastName].filter(Boolean).join(' '), shown].filter(Boolean).join(', ')
}

const whereOf = (order: Order) => {
  const address = order.shipments[0]?.shippingAddress
  return [address?.address1, address?.address2, address?.city].filter(Boolean).join(', ')
}

/** What waits at the counter: from when, where, who comes for it, and what to bring. */
const Pickup = ({ order }: { order: Order }) => {
  const t = useText()
  const { language } = useEnv()
  const places = order.c_pickupStores ?? []
  const days = isOver(order) ? [] : pickupDaysOf(order).map((day) => formatLongDate(day, language))
  const [first] = days
  const date = days.at(-1)
  const store = places[0]?.name ?? order.shipments[0]?.shippingAddress?.companyName ?? ''
  return (
    <section className={styles.section}>
      <h2>{t(messages.pickup)}</h2>
      {date && (
        <PromiseLine tone={order.status === 'created' ? 'soon' : 'go'}>
          {first && first !== date && `${t(messages.firstReady, { date: first })} `}
          {places.length > 1 || first !== date
            ? t(messages.allReady, { date })
            : t(messages.pickupOn, { date, store })}
        </PromiseLine>
      )}
      {date && order.status === 'created' && <p>{t(messages.fromPayment)}</p>}
      <DescriptionList
        items={[
          ...(places.length > 0 ? [] : [{ term: t(messages.address), detail: whereOf(order) }]),
          { term: t(messages.picksUp), detail: personText(order) },
        ]}
      />
      {!isOver(order) && <TellCollector order={order} person={personOf(order)} />}
      <PickupPass order={order} />
      <PickupStores order={order} />
      {!isOver(order) && <p>{t(messages.pickupNote)}</p>}
    </section>
  )
}

/** What is brought: when, where to, who receives it. */
const Delivery = ({ order }: { order: Order }) => {
  const t = useText()
  const { language } = useEnv()
  const [shipment] = order.shipments
  const day = shipment?.shippingMethod?.c_deliveryDateNotFormatted
  return (
    <section className={styles.section}>
      <h2>{t(messages.delivery)}</h2>
      {day && !isOver(order) && (
        <PromiseLine tone={order.status === 'created' ? 'soon' : 'go'}>
          {t(messages.arrivesOn, { date: formatLongDate(day, language) })}
        </PromiseLine>
      )}
      {day && order.status === 'created' && <p>{t(messages.fromPayment)}</p>}
      <DescriptionList
        items={[
          {
            term: t(messages.address),
            detail: (
              <>
                {whereOf(order)} <PlaceLink coordinates={shipment?.shippingAddress?.c_coordinates} />
              </>
            ),
          },
          { term: t(messages.receives), detail: personText(order) },
          { term: t(messages.method), detail: shipment?.shippingMethod?.name ?? '' },
        ]}
      />
    </section>
  )
}

/** Where and when, and who: the promise of the order, for what is picked up and for what is delivered. */
export const OrderDelivery = ({ order }: { order: Order }) => (
  <>
    {isAnyPickedUp(order) && <Pickup order={order} />}
    {!isPickedUp(order) && <Delivery order={order} />}
  </>
)
