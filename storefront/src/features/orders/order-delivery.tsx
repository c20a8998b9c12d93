import { isCountryCode } from '../../../../facts/country.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { type JsonContent, readJson } from '../../api/json-text.ts'
import { deliveriesOf, type HeldShipment, heldShipmentsOf } from '../../api/shipments.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { DescriptionList, PromiseLine } from '../../ui/index.ts'
import { useLineCount } from '../basket/index.ts'
import { PlaceLink } from '../places/index.ts'
import { messages } from './messages.ts'
import { isAnyPickedUp, isOver, type Order, pickupDaysOf, placeText } from './order.ts'
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

/** What waits at the counter: from when, where, who comes for it, and what to bring. */
const Pickup = ({ order }: { order: Order }) => {
  const t = useText()
  const { language } = useEnv()
  const places = order.c_pickupStores ?? []
  const days = isOver(order) ? [] : pickupDaysOf(order).map((day) => formatLongDate(day, language))
  const [first] = days
  const date = days.at(-1)
  const counter = heldShipmentsOf(order).find(({ isBrought }) => !isBrought)?.shipment.shippingAddress
  const store = places[0]?.name ?? counter?.companyName ?? ''
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
          ...(places.length > 0 ? [] : [{ term: t(messages.address), detail: placeText(counter) }]),
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

type DeliveryProps = {
  order: Order
  delivery: HeldShipment<Order['productItems'][number], Order['shipments'][number]>
  /** Where the order has several: its place among them, from 1. */
  number: number | undefined
}

/** What is brought: when, where to, who receives it; and what, where the order goes to several places. */
const Delivery = ({ order, delivery: { shipment, lines }, number }: DeliveryProps) => {
  const t = useText()
  const { language } = useEnv()
  const countOf = useLineCount()
  const { shippingAddress: address, shippingMethod: method } = shipment
  const day = method?.c_deliveryDateNotFormatted
  const receiver = [address?.firstName, address?.lastName].filter(Boolean).join(' ')
  const brought = lines.filter((line) => !line.c_pickUpProduct)
  return (
    <section className={styles.section}>
      <h2>{number === undefined ? t(messages.delivery) : t(messages.deliveryNumber, { number })}</h2>
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
                {placeText(address)} <PlaceLink coordinates={address?.c_coordinates} />
              </>
            ),
          },
          {
            term: t(messages.receives),
            detail: number === undefined ? personText(order) : receiver || personText(order),
          },
          { term: t(messages.method), detail: method?.name ?? '' },
          ...(number === undefined
            ? []
            : [
                {
                  term: t(messages.lines),
                  detail: brought
                    .map((line) => `${line.productName ?? line.productId}: ${countOf(line)}`)
                    .join('; '),
                },
              ]),
        ]}
      />
    </section>
  )
}

/** Where and when, and who: the promise of the order, for what is picked up and for each place where it is delivered. */
export const OrderDelivery = ({ order }: { order: Order }) => {
  const deliveries = deliveriesOf(order)
  return (
    <>
      {isAnyPickedUp(order) && <Pickup order={order} />}
      {deliveries.map((delivery, at) => (
        <Delivery
          key={delivery.shipment.shipmentId}
          order={order}
          delivery={delivery}
          number={deliveries.length > 1 ? at + 1 : undefined}
        />
      ))}
    </>
  )
}
