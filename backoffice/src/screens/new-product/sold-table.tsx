import type { ClipboardEvent } from 'react'
import { useEnv } from '../../api/env.tsx'
import { readAmount } from '../../lib/amount.ts'
import { messages } from './messages.ts'
import { type NewProduct, pasteCells, type Sold, soldOf, type SoldRow } from './new-product-form.ts'
import styles from './new-product.module.css'

type SoldTableProps = {
  form: NewProduct
  onChange(rows: NewProduct['rows']): void
  /** False: prices are for others to set. */
  hasPrices: boolean
}

/** What is sold, a line each: its code, weight and price in each country. Cells of a spreadsheet can be pasted anywhere. */
export const SoldTable = ({ form, onChange, hasPrices }: SoldTableProps) => {
  const { t, shop } = useEnv()
  const sold = soldOf(form)
  const countries = hasPrices ? form.countries : []
  const set = (one: Sold, change: Partial<SoldRow>) =>
    onChange({
      ...form.rows,
      [one.key]: { weight: one.weight, prices: one.prices, ...form.rows[one.key], ...change },
    })
  const paste = (row: number, column: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    onChange(pasteCells(form, { row, column }, text))
  }
  return (
    <table className={styles.sold}>
      <thead>
        <tr>
          <th scope="col">{t(messages.what)}</th>
          <th scope="col">{t(messages.sku)}</th>
          <th scope="col">{t(form.mode === 'cut' ? messages.weightOfMetre : messages.weight)}</th>
          {countries.map((code) => (
            <th key={code} scope="col">
              {code} {shop.countries.find((one) => one.code === code)?.currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sold.map((one, row) => {
          const title = Object.values(one.values).join(' · ')
          return (
            <tr key={one.key}>
              <th scope="row">{title || t(messages.itself)}</th>
              <td>
                {one.key === '' ? (
                  one.sku
                ) : (
                  <input
                    className={styles.cell}
                    aria-label={`${t(messages.sku)} ${title}`}
                    value={one.sku}
                    onChange={({ target }) => set(one, { sku: target.value })}
                  />
                )}
              </td>
              <td>
                <input
                  className={styles.cell}
                  inputMode="decimal"
                  aria-label={`${t(messages.weight)} ${title}`}
                  value={one.weight}
                  onPaste={paste(row, 0)}
                  onChange={({ target }) => set(one, { weight: target.value.replace(',', '.') })}
                />
              </td>
              {countries.map((code, at) => {
                const price = one.prices[code] ?? ''
                return (
                  <td key={code}>
                    <input
                      className={styles.cell}
                      inputMode="decimal"
                      aria-label={`${t(messages.price)} ${code} ${title}`}
                      aria-invalid={(price !== '' && readAmount(price) === undefined) || undefined}
                      value={price}
                      onPaste={paste(row, at + 1)}
                      onChange={({ target }) => set(one, { prices: { ...one.prices, [code]: target.value } })}
                    />
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
