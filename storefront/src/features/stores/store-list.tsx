import { useId, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Select, TextInput, useToast } from '../../ui/index.ts'
import { citiesOf, filterStores } from './filter-stores.ts'
import { messages } from './messages.ts'
import { chosenFirst, type Store } from './store.ts'
import { StoreCard } from './store-card.tsx'
import styles from './stores.module.css'
import { useChosenStore } from './use-chosen-store.ts'

/** The stores of the country with search and department; pressing the chosen one lets go of it (S4.075). */
export const StoreList = ({ onChosen }: { onChosen?: () => void }) => {
  const t = useText()
  const show = useToast()
  const countId = useId()
  const [text, setText] = useState('')
  const [city, setCity] = useState('')
  const { stores, chosen, failed, retry, choose } = useChosenStore()
  if (failed) {
    return (
      <Alert tone="error">
        {t(messages.failed)}{' '}
        <Button variant="quiet" onClick={retry}>
          {t(messages.retry)}
        </Button>
      </Alert>
    )
  }
  if (!stores) return <p role="status">{t(messages.loading)}</p>
  const found = filterStores(
    stores.filter((store) => !city || store.city === city),
    text,
  )
  const take = (store: Store) => {
    const next = store.id === chosen?.id ? undefined : store
    choose(next).catch(() => show({ title: t(messages.failed), tone: 'error' }))
    if (next) onChosen?.()
  }
  return (
    <div className={styles.list}>
      <div className={styles.filters}>
        <Field label={t(messages.search)}>
          <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label={t(messages.department)}>
          <Select value={city} onChange={(event) => setCity(event.target.value)}>
            <option value="">{t(messages.everywhere)}</option>
            {citiesOf(stores).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p id={countId} role="status" className={styles.count}>
        {t(messages.count, { n: found.length })}
      </p>
      {found.length === 0 && <p>{t(messages.none)}</p>}
      <ul className={styles.cards} role="list" aria-describedby={countId}>
        {chosenFirst(found, chosen?.id).map((store) => (
          <li key={store.id}>
            <StoreCard store={store} chosen={store.id === chosen?.id} onChoose={() => take(store)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
