import { countryName, isCountryCode } from '../../../../facts/countries.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { addressText } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Badge, Button, Card, Row } from '../../ui/index.ts'
import type { SavedAddress } from './address.ts'
import styles from './addresses.module.css'
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
  return (
    <Card as="li">
      <Row gap={2}>
        <h2>{name}</h2>
        {preferred && <Badge tone="green">{t(messages.preferred)}</Badge>}
      </Row>
      <p>{[firstName, lastName].filter(Boolean).join(' ')}</p>
      <p>{addressText(address)}</p>
      <p>{[postalCode, country ? countryName(country, language) : countryCode].filter(Boolean).join(', ')}</p>
      {phone && <p className="figures">{country ? formatPhone(country, phone) : phone}</p>}
      <Row gap={1} className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          icon="edit"
          aria-label={t(messages.editWhat, { name })}
          onClick={onEdit}
        >
          {t(messages.edit)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={t(messages.removeWhat, { name })}
          onClick={onRemove}
        >
          {t(messages.remove)}
        </Button>
        {!preferred && (
          <Button
            variant="quiet"
            size="small"
            icon="check"
            pending={preferring}
            pendingLabel={t(messages.working)}
            aria-label={t(messages.preferWhat, { name })}
            onClick={onPrefer}
          >
            {t(messages.prefer)}
          </Button>
        )}
      </Row>
    </Card>
  )
}
