import { isCountryCode } from '../../../../facts/country.ts'
import { digitsOnly, toE164 } from '../../../../facts/phone.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Anchor } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'

type TellCollectorProps = {
  order: Order
  /** Who comes for it, as the buyer has named them. */
  person: { firstName?: string; lastName?: string; phone?: string }
}

/** A message to who collects, on the buyer's own WhatsApp: number, places and the code, never an amount. */
export const TellCollector = ({ order, person: { firstName, lastName, phone = '' } }: TellCollectorProps) => {
  const t = useText()
  const country = order.c_country
  const to = isCountryCode(country) ? toE164(country, phone) : undefined
  const buyer = order.billingAddress
  const isBuyer = buyer?.firstName === firstName && buyer?.lastName === lastName
  if (!to || !firstName || isBuyer) return null
  const places = (order.c_pickupStores ?? []).map(({ name }) => name).join(', ')
  const text = [
    t(messages.collectorText, { name: firstName, orderNo: order.orderNo, places }),
    order.c_pickupCode && t(messages.collectorCode, { code: order.c_pickupCode }),
  ]
  return (
    <Anchor
      href={`https://wa.me/${digitsOnly(to)}?text=${encodeURIComponent(text.filter(Boolean).join(' '))}`}
    >
      {t(messages.tellCollector)}
    </Anchor>
  )
}
