import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, useToast } from '../../ui/index.ts'
import { citiesIn } from './cities.ts'
import { filterStores } from './filter-stores.ts'
import { MapPlace } from './map-place.tsx'
import { messages } from './messages.ts'
import { messages as selectorMessages } from './selector-messages.ts'
import { NoStores } from './no-stores.tsx'
import { type Store, withChosenFirst } from './store.ts'
import { StoreCard } from './store-card.tsx'
import { StoreFilters } from './store-filters.tsx'
import styles from './stores.module.css'
import { type Around, storesAroundQuery, storesQuery } from './stores-query.ts'
import { useChooseStore } from './use-choose-store.ts'
import { useChosenStore } from './use-chosen-store.ts'

type StoreListProps = {
  onChosen?: () => void
  /** The level of a store's name among the headings around the list. */
  headingLevel: 2 | 3
}

/**
 * The stores of the country with search, department and place, beside a map of them (S2.175); pressing the chosen store
 * unchooses it (S4.075).
 */
export const StoreList = ({ onChosen, headingLevel }: StoreListProps) => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const countId = useId()
  const { storeCities } = useCustomPreferences()
  const cities = useMemo(() => citiesIn(storeCities, env.country), [storeCities, env.country])
  const [text, setText] = useState('')
  const [place, setPlace] = useState<Around>()
  const [focusedId, setFocusedId] = useState<string>()
  const mapId = useId()
  const { chosen } = useChosenStore()
  const choose = useChooseStore()
  const { data, isError, refetch } = useQuery({
    ...(place ? storesAroundQuery(env, place) : storesQuery(env)),
    staleTime: 300_000,
  })
  const take = (store: Store) => {
    const next = store.id === chosen?.id ? undefined : store
    choose(next).catch(() => show({ title: t(messages.failed), tone: 'error' }))
    if (next) onChosen?.()
  }
  const found = useMemo(
    () => data && withChosenFirst(filterStores(data.data ?? [], text), chosen?.id),
    [data, text, chosen?.id],
  )
  const goTo = (elementId: string) => {
    const element = document.getElementById(elementId)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }
  const cardId = ({ id }: Store) => `${countId}-${id}`
  return (
    <div className={styles.list}>
      <StoreFilters text={text} onText={setText} cities={cities} onPlace={setPlace} />
      <p id={countId} role="status" className={styles.count}>
        {found && t(messages.count, { n: found.length })}
        {!found && !isError && t(selectorMessages.loading)}
      </p>
      {isError && !found && (
        <Alert tone="error">
          {t(messages.failed)}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      <div className={styles.beside}>
        {found?.length === 0 ? (
          <div>
            <NoStores />
          </div>
        ) : (
          <ul className={styles.cards} role="list" aria-describedby={countId}>
            {found?.map((store) => (
              <li key={store.id}>
                <StoreCard
                  id={cardId(store)}
                  store={store}
                  chosen={store.id === chosen?.id}
                  headingLevel={headingLevel}
                  onChoose={() => take(store)}
                  onLocate={() => {
                    setFocusedId(store.id)
                    goTo(mapId)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {found && (
          <div id={mapId} tabIndex={-1}>
            <MapPlace
              stores={found}
              chosenId={chosen?.id}
              focusedId={focusedId}
              onPick={(store) => {
                setFocusedId(store.id)
                goTo(cardId(store))
              }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
