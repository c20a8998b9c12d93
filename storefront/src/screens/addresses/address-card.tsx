import { countryName, isCountryCode } from '../../../../facts/countries.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import type { SavedAddress } from '../../features/customer/index.ts'
import { addressText, PlaceLink } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Badge, Card, Entry } from '../../ui/index.ts'
import { messages } from './messages.ts'

type AddressCardProps = {
  address: SavedAddress
  onEdit: () => void
  onRemove: () => void
  onPrefer: () => void
  preferring: boolean
}

/** One address and what can be done with it. */
export const AddressCard = ({ address, onEdit, onRemove, onPrefer, preferring }: AddressCardProps) => {
  const t = useText()
  const { language } = useEnv()
  const { addressId: name, countryCode, firstName, lastName, phone, postalCode, preferred } = address
  const country = isCountryCode(countryCode) ? countryCode : undefined
  const prefer = {
    icon: 'check',
    label: t(messages.prefer),
    what: t(messages.preferWhat, { name }),
    onPress: onPrefer,
    pending: preferring,
  } as const
  return (
    <Card as="li">
      <Entry
        title={name}
        badge={preferred && <Badge tone="green">{t(messages.preferred)}</Badge>}
        pendingLabel={t(messages.working)}
        actions={[
          { icon: 'edit', label: t(messages.edit), what: t(messages.editWhat, { name }), onPress: onEdit },
          {
            icon: 'trash',
            label: t(messages.remove),
            what: t(messages.removeWhat, { name }),
            onPress: onRemove,
          },
          ...(preferred ? [] : [prefer]),
        ]}
      >
        <p>{[firstName, lastName].filter(Boolean).join(' ')}</p>
        <p>{addressText(address)}</p>
        <p>
          {[postalCode, country ? countryName(country, language) : countryCode].filter(Boolean).join(', ')}
        </p>
        <PlaceLink coordinates={address.c_coordinates} />
        {phone && <p className="figures">{country ? formatPhone(country, phone) : phone}</p>}
      </Entry>
    </Card>
  )
}
