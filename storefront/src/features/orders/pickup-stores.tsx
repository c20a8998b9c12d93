import { isCountryCode } from '../../../../facts/countries.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Anchor, DescriptionList } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'

/** Where to go: address, hours, phone and the way there, for each store where goods wait. */
export const PickupStores = ({ order }: { order: Order }) => {
  const t = useText()
  const { c_country: country } = order
  const phoneText = (phone: string) => (isCountryCode(country) ? formatPhone(country, phone) : phone)
  return (order.c_pickupStores ?? []).map(({ id, name, address, hours, phone, map }) => (
    <DescriptionList
      key={id}
      items={[
        { term: t(messages.store), detail: name },
        { term: t(messages.address), detail: address },
        { term: t(messages.hours), detail: hours },
        {
          term: t(messages.phone),
          detail: <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phoneText(phone)}</Anchor>,
        },
        {
          term: t(messages.way),
          detail: (
            <Anchor href={map} target="_blank" rel="noreferrer">
              {t(messages.map)}
            </Anchor>
          ),
        },
      ]}
    />
  ))
}
