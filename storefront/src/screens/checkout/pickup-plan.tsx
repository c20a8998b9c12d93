import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { hoursOfDay, useChosenStore } from '../../features/stores/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { PromiseLine } from '../../ui/index.ts'
import { messages } from './shipping-messages.ts'

type PlannedLine = {
  c_store?: string
  c_pickUpProduct: boolean
  c_pickupFinishDateNotFormatted?: string
  c_pickupDateEstimated?: string
}

/** Per store the days on which its lines are ready, so that the last one hides none of the early ones. */
export const PickupPlan = ({ lines }: { lines: readonly PlannedLine[] }) => {
  const t = useText()
  const { language } = useEnv()
  const { stores = [] } = useChosenStore()
  const pickedUp = lines.filter((line) => line.c_pickUpProduct)
  const places = [...new Set(pickedUp.map((line) => line.c_store ?? ''))]
  return places.map((storeId) => {
    const there = pickedUp.filter((line) => (line.c_store ?? '') === storeId)
    const days = Object.entries(Object.groupBy(there, (line) => line.c_pickupFinishDateNotFormatted ?? ''))
      .filter(([day]) => day !== '')
      .toSorted(([a], [b]) => a.localeCompare(b))
    const store = stores.find(({ id }) => id === storeId)
    if (days.length === 0) return null
    return (
      <div key={storeId}>
        {days.map(([day, ready = []]) => {
          const hours = store && hoursOfDay(store, day)
          return (
            <PromiseLine key={day} tone={ready.some((line) => line.c_pickupDateEstimated) ? 'soon' : 'go'}>
              {t(messages.pickupReady, {
                date: formatLongDate(day, language),
                store: store?.storeName ?? store?.name ?? '…',
              })}
              {days.length > 1 && ` ${t(messages.linesReady, { n: ready.length })}`}
              {hours && ` ${t(messages.pickupHours, { hours })}`}
            </PromiseLine>
          )
        })}
        {store && <p>{[store.address1, store.city].filter(Boolean).join(', ')}</p>}
      </div>
    )
  })
}
