import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { useChosenStore } from '../../features/stores/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { PromiseLine } from '../../ui/index.ts'
import { messages } from './shipping-messages.ts'

type PlannedLine = {
  c_store?: string
  c_pickUpProduct: boolean
  c_pickupFinishDateNotFormatted?: string
  c_pickupDateEstimated?: string
}

/** One promise per store: the day on which its last line is ready. */
export const PickupPlan = ({ lines }: { lines: readonly PlannedLine[] }) => {
  const t = useText()
  const { language } = useEnv()
  const { stores = [] } = useChosenStore()
  const pickedUp = lines.filter((line) => line.c_pickUpProduct)
  const places = [...new Set(pickedUp.map((line) => line.c_store ?? ''))]
  return places.map((storeId) => {
    const there = pickedUp.filter((line) => (line.c_store ?? '') === storeId)
    const day = there
      .map((line) => line.c_pickupFinishDateNotFormatted ?? '')
      .toSorted()
      .at(-1)
    const store = stores.find(({ id }) => id === storeId)
    if (!day) return null
    return (
      <div key={storeId}>
        <PromiseLine tone={there.some((line) => line.c_pickupDateEstimated) ? 'soon' : 'go'}>
          {t(messages.pickupReady, {
            date: formatLongDate(day, language),
            store: store?.storeName ?? store?.name ?? '…',
          })}
        </PromiseLine>
        {store && <p>{[store.address1, store.city].filter(Boolean).join(', ')}</p>}
      </div>
    )
  })
}
