import { type Basket, LinePromise, linesOf } from '../../features/basket/index.ts'
import { useChosenStore } from '../../features/stores/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Busy, Field, Select } from '../../ui/index.ts'
import { BilledLines } from './billed-lines.tsx'
import styles from './checkout.module.css'
import { messages as frame } from './messages.ts'
import { messages } from './shipping-messages.ts'

type PickupLinesProps = {
  basket: Basket
  /** Each line is picked up or delivered. */
  each: boolean
  busy: boolean
  /** Moves these lines to a store; without one they are delivered. */
  onStore: (itemIds: string[], storeId: string) => void
}

/** Every line with its store and its promised day, or its delivery; a store for all of them above (S2.142–S2.144). */
export const PickupLines = ({ basket, each, busy, onStore }: PickupLinesProps) => {
  const t = useText()
  const { stores = [] } = useChosenStore()
  const lines = linesOf(basket)
  const [first] = lines
  const same = lines.every(({ c_store: store }) => store === first?.c_store)
  const options = stores.map((store) => (
    <option key={store.id} value={store.id}>
      {`${store.storeName ?? store.name}, ${store.city ?? ''}`}
    </option>
  ))
  const all = lines.map(({ itemId }) => itemId)
  return (
    <Busy busy={busy} label={t(frame.working)}>
      {!each && (
        <Field label={t(lines.length > 1 ? messages.storeForAll : messages.store)}>
          <Select
            value={same ? (first?.c_store ?? '') : ''}
            onChange={(event) => event.target.value && onStore(all, event.target.value)}
          >
            {!same && <option value="">{t(messages.several)}</option>}
            {options}
          </Select>
        </Field>
      )}
      <BilledLines
        lines={lines}
        label={t(each ? messages.waysOfLines : messages.lines)}
        below={(line) => (
          <>
            {(!each || line.c_pickUpProduct) && <LinePromise line={line} />}
            {lines.length > 1 && (
              <Select
                className={styles.rowSelect}
                aria-label={t(each ? messages.wayOf : messages.storeOf, {
                  name: line.productName ?? line.productId,
                })}
                value={each && !line.c_pickUpProduct ? '' : (line.c_store ?? '')}
                onChange={(event) => onStore([line.itemId], event.target.value)}
              >
                {each && <option value="">{t(messages.delivery)}</option>}
                {each ? <optgroup label={t(messages.pickupAt)}>{options}</optgroup> : options}
              </Select>
            )}
          </>
        )}
      />
    </Busy>
  )
}
