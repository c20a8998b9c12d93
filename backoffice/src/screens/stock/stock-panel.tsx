import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { StockHit } from '../../api/inventory.ts'
import { priceBooks } from '../../api/prices.ts'
import { useSession } from '../../api/session.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useAmounts, useStores } from '../../features/stock/index.ts'
import { messages } from './messages.ts'
import styles from './stock.module.css'

/** What it costs in a country, by how much of it is bought. */
const Prices = ({ productId, country }: { productId: string; country: string }) => {
  const { call, shop, t, format } = useEnv()
  const prices = useQuery({
    queryKey: [priceBooks.getPrices, country, productId],
    queryFn: () =>
      call(priceBooks.getPrices, { params: { priceBookId: country }, query: { productIds: productId } }),
  })
  const currency = shop.countries.find(({ code }) => code === country)?.currency ?? 'USD'
  if (prices.error) return <ProblemNotice error={prices.error} onRetry={() => void prices.refetch()} />
  return (
    <p className={styles.prices}>
      {prices.data?.data[0]?.tiers.map(({ minQuantity, amount }, at) => {
        const text = amount === 'quote' ? t(messages.byQuote) : format.money(Number(amount), currency)
        return (
          <span key={minQuantity}>
            {at === 0 ? <strong>{text}</strong> : `${t(messages.from, minQuantity)} ${text}`}
          </span>
        )
      })}
    </p>
  )
}

/** A SKU here and next door: what it costs, what each store has, for how long it lasts. `goods`: what tells it from its sisters. */
export const StockPanel = ({ hit, goods }: { hit: StockHit; goods: string }) => {
  const { t, format } = useEnv()
  const { can, has } = useSession()
  const { here } = useStores()
  const amountOf = useAmounts()
  const { productId, unit } = hit
  const [first] = here
  const mayCount = has('stock.count')
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{goods}</p>
      {first && can('sfcc.pricebooks') && <Prices productId={productId} country={first.country} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.store)}</th>
            <th scope="col">{t(messages.level)}</th>
            <th scope="col">{t(messages.sold)}</th>
            <th scope="col">{t(messages.cover)}</th>
            <th scope="col">{t(messages.incoming)}</th>
            {mayCount && <td />}
          </tr>
        </thead>
        <tbody>
          {here.map(({ storeId, storeName }) => {
            const at = hit.stores.find((one) => one.storeId === storeId)
            if (!at) return null
            return (
              <tr key={storeId}>
                <th scope="row">{storeName}</th>
                <td>
                  <strong>{amountOf(at.stockLevel, unit)}</strong>
                </td>
                <td>{format.quantity(at.soldIn30Days)}</td>
                <td>{at.coverDays === undefined ? '—' : format.number(at.coverDays, 1)}</td>
                <td>{at.incoming > 0 ? amountOf(at.incoming, unit) : ''}</td>
                {mayCount && (
                  <td>
                    <Link to="/count" search={{ store: storeId, sku: productId }}>
                      {t(messages.count)}
                    </Link>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
