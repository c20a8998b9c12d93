import { useQueries } from '@tanstack/react-query'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Anchor, Button } from '../../ui/index.ts'
import { useChooseStore, useChosenStore } from '../stores/index.ts'
import { messages } from './messages.ts'
import { storeStockQuery } from './store-stock-query.ts'
import { storesThatCan, type Wanted } from './stores-that-can.ts'
import { TellMe } from './tell-me.tsx'
import styles from './ways-out.module.css'

/** As many stores as one reads at a glance. */
const mostStores = 3

type WaysOutProps = {
  /** One product, or the parts of a set. */
  wanted: readonly Wanted[]
  /** The goods in words, with their amount and SKU. */
  goods: string
  /** How many pieces can be had at the moment, and what sets the quantity to that. */
  fewer?: { pieces: number; take: () => void } | undefined
  /** Metres there are, where they are less than the least that is made. */
  belowRun?: { there: number; run: number } | undefined
  /** What the store has nothing of: whoever wants it there can be told once it is back. */
  missing?: string | undefined
}

/**
 * What can be done where the shopper's store has too little: fewer pieces, another store with its day, where no store has any a
 * mail once it is back, the people of the country, who are told which goods.
 */
export const WaysOut = ({ wanted, goods, fewer, belowRun, missing }: WaysOutProps) => {
  const t = useText()
  const env = useEnv()
  const { stores = [], store: current } = useChosenStore()
  const choose = useChooseStore()
  const { whatsapp, phone } = useCustomPreferences().support
  const others = stores.filter(({ id }) => id !== current?.id)
  const inventoryIds = others.flatMap(({ inventoryId }) => inventoryId ?? [])
  const answers = useQueries({
    queries: wanted.map(({ productId }) => ({
      ...storeStockQuery(env, productId, inventoryIds),
      enabled: inventoryIds.length > 0,
      staleTime: 60_000,
    })),
  })
  const isKnown = answers.every(({ isPending }) => !isPending)
  const stock = Object.fromEntries(wanted.map(({ productId }, at) => [productId, answers[at]?.data ?? {}]))
  const suppliers = storesThatCan(others, wanted, stock).slice(0, mostStores)
  const here = current?.storeName ?? current?.name ?? ''
  const message = t(messages.whatsappText, { goods, store: here })
  return (
    <section className={styles.ways} aria-labelledby="ways-out">
      <h2 id="ways-out" className={styles.title}>
        {t(messages.title)}
      </h2>
      {belowRun && (
        <p>
          {t(messages.belowRun, {
            store: here,
            there: formatNumber(belowRun.there, env.locale, 2),
            run: formatNumber(belowRun.run, env.locale, 2),
          })}
        </p>
      )}
      {fewer && fewer.pieces > 0 && (
        <Button variant="secondary" onClick={fewer.take}>
          {t(messages.fewer, { n: fewer.pieces, store: here })}
        </Button>
      )}
      <div role="status">
        {!isKnown && <p>{t(messages.looking)}</p>}
        {isKnown && suppliers.length === 0 && (
          <p>{t(missing === undefined ? messages.nowhere : messages.nowhereAtAll)}</p>
        )}
      </div>
      <ul role="list" className={styles.stores}>
        {suppliers.map(({ place, date }) => {
          const name = place.storeName ?? place.name
          return (
            <li key={place.id} className={styles.store}>
              <span>
                {date
                  ? t(messages.at, { store: name, date: formatLongDate(date, env.language) })
                  : t(messages.atAnyTime, { store: name })}
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t(messages.takeNamed, { store: name })}
                onClick={() => void choose(place).catch(console.warn)}
              >
                {t(messages.take)}
              </Button>
            </li>
          )
        })}
      </ul>
      {isKnown && suppliers.length === 0 && current && missing !== undefined && (
        <TellMe key={`${missing} ${current.id}`} productId={missing} store={{ id: current.id, name: here }} />
      )}
      <p className={styles.people}>
        {whatsapp && (
          <Anchor href={`https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`}>
            {t(messages.whatsapp)}
          </Anchor>
        )}
        {phone && (
          <Anchor href={`tel:${phone}`}>
            {t(messages.call, { phone: formatPhone(env.country, phone) })}
          </Anchor>
        )}
      </p>
    </section>
  )
}
