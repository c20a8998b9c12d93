import { lazy, useState } from 'react'
import type { CountryCode } from '../../../../facts/country.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { messages } from './messages.ts'
import { nearPlace } from './near-place.ts'
import styles from './pin.module.css'
import { PlaceLink } from './place-link.tsx'

const PinDialog = lazy(async () => ({ default: (await import('./pin-dialog.tsx')).PinDialog }))

type PinFieldProps = {
  country: CountryCode
  /** As `facts/coordinates.ts` writes it; empty where nothing is marked. */
  value: string
  /** Id of the deepest place that is chosen; blank for none. */
  divisionId: string
  onChange: (value: string) => void
}

/**
 * The gate on a map, for addresses that are described by landmarks. The map's code is loaded when the dialog is opened.
 */
export const PinField = ({ country, value, divisionId, onChange }: PinFieldProps) => {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { stores = [] } = useChosenStore()
  return (
    <div className={styles.field}>
      <Button variant="secondary" icon="pin" onClick={() => setOpen(true)}>
        {t(value ? messages.pinChange : messages.pin)}
      </Button>
      <PlaceLink coordinates={value} />
      {open && (
        <LazyBoundary onMissing={() => setOpen(false)}>
          <PinDialog
            country={country}
            value={value}
            near={nearPlace(divisionId, stores)}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
