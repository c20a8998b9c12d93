import { useState } from 'react'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { currentPosition } from '../../lib/current-position.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Select, TextInput } from '../../ui/index.ts'
import type { City } from './cities.ts'
import { messages } from './messages.ts'
import styles from './stores.module.css'
import type { Around } from './stores-query.ts'

type StoreFiltersProps = {
  text: string
  onText: (text: string) => void
  cities: readonly City[]
  /** The place to look around; undefined is the whole country. */
  onPlace: (place: Around | undefined) => void
}

/**
 * Decimals of a coordinate that leave about a hundred metres: near enough to find a store, and the exact place stays
 * private.
 */
const decimals = 3

/** Search, department and the shopper's own place; each acts as soon as it changes (S2.169, S2.170, S5.037). */
export const StoreFilters = ({ text, onText, cities, onPlace }: StoreFiltersProps) => {
  const t = useText()
  const { storeDefaultDistance } = useCustomPreferences()
  const [city, setCity] = useState('')
  const [denied, setDenied] = useState(false)
  const [asking, setAsking] = useState(false)
  const lookIn = (name: string) => {
    setCity(name)
    setDenied(false)
    onPlace(cities.find((one) => one.name === name))
  }
  const lookHere = async () => {
    setAsking(true)
    setDenied(false)
    try {
      onPlace({ ...(await currentPosition(decimals)), distance: storeDefaultDistance })
      setCity('')
    } catch {
      setDenied(true)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={styles.filters}>
      <Field label={t(messages.search)}>
        <TextInput type="search" value={text} onChange={(event) => onText(event.target.value)} />
      </Field>
      <Field label={t(messages.department)}>
        <Select value={city} onChange={(event) => lookIn(event.target.value)}>
          <option value="">{t(messages.everywhere)}</option>
          {cities.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <div>
        <Button variant="secondary" icon="pin" pending={asking} onClick={() => void lookHere()}>
          {t(messages.here)}
        </Button>
      </div>
      <div aria-live="polite">{denied && <Alert tone="warning">{t(messages.denied)}</Alert>}</div>
    </div>
  )
}
