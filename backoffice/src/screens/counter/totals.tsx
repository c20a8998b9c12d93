import type { Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import { discountOf } from './sale-words.ts'

/** What it comes to, the tax that is in it, and what a truck has to know. */
export const Totals = ({ sale }: { sale: Sale }) => {
  const { shop, t, format } = useEnv()
  const { currency, productTotal = 0, shippingTotal, taxTotal, orderTotal, c_country } = sale
  const money = (amount: number) => format.money(amount, currency)
  const discount = discountOf(sale)
  const taxName = shop.countries.find(({ code }) => code === c_country)?.taxName ?? ''
  const lines: readonly (readonly [string, string | undefined])[] = [
    [t(messages.goods), money(productTotal + discount)],
    [t(messages.discount), discount > 0 ? `−${money(discount)}` : undefined],
    [
      t(messages.freight),
      typeof shippingTotal === 'number' && shippingTotal > 0 ? money(shippingTotal) : undefined,
    ],
    [t(messages.tax, taxName), typeof taxTotal === 'number' ? money(taxTotal) : undefined],
    [t(messages.weight), `${format.quantity(Math.round(sale.c_totalWeightKg * 10) / 10)}\u00a0kg`],
    [
      t(messages.longest),
      sale.c_longestPieceMeters > 0 ? `${format.quantity(sale.c_longestPieceMeters)}\u00a0m` : undefined,
    ],
  ]
  return (
    <dl className={styles.totals}>
      {lines
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div className={styles.total} aria-live="polite">
        <dt>{t(messages.total)}</dt>
        <dd>{typeof orderTotal === 'number' ? money(orderTotal) : '—'}</dd>
      </div>
    </dl>
  )
}
