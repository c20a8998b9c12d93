import type { ReactNode } from 'react'
import type { NewLine } from '../../features/basket/index.ts'
import type { BarCount } from '../../features/cut-plan/index.ts'
import { AddOutcome, ListActions, type ListDrawing, useAddGoods } from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, Select } from '../../ui/index.ts'
import { type BarGoods, goodsOfLengths, sameIn } from './bar-goods.ts'
import styles from './cut-tool.module.css'
import { messages } from './messages.ts'

type BuyBarsProps = {
  counts: readonly BarCount[]
  goods: readonly BarGoods[]
  /** The goods chosen: the other lengths are the same with another length. */
  sku: string
  onMaterial: (sku: string) => void
  /** How each bar is cut, for the paper. */
  drawings: () => readonly ListDrawing[]
  /** What can be done with the plan beside buying its bars. */
  children: (items: readonly NewLine[]) => ReactNode
}

/** `Negro · 1.5 mm · 1½` of `Acabado: Negro, Espesor: 1.5 mm, Medida: 1½`: a phone shows no more of a choice. */
const valuesAlone = (text: string) =>
  text
    .split(', ')
    .map((part) => part.replace(/^[^:]+: /, ''))
    .join(' · ')

/** Which bars are bought, and these into the cart. */
export const BuyBars = ({ counts, goods, sku, onMaterial, drawings, children }: BuyBarsProps) => {
  const t = useText()
  const chosen = goods.find((one) => one.sku === sku)
  const items = counts.flatMap(({ lengthMm, count }): NewLine[] => {
    const same = sameIn(goods, sku, lengthMm)
    return same && chosen ? [{ productId: same.sku, quantity: count }] : []
  })
  const lengths = counts.map(({ lengthMm }) => lengthMm)
  const families = Map.groupBy(goodsOfLengths(goods, lengths), ({ name }) => name)
  const add = useAddGoods(items)
  return (
    <div className={styles.buy}>
      <Field label={t(messages.material)} hint={t(messages.materialHint)}>
        <Select value={sku} onChange={(event) => onMaterial(event.target.value)}>
          <option value="">{t(messages.chooseMaterial)}</option>
          {[...families].map(([name, variants]) => (
            <optgroup key={name} label={name}>
              {variants.map((one) => (
                <option key={one.sku} value={one.sku}>
                  {valuesAlone(one.text)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {chosen && items.length < counts.length && <p role="status">{t(messages.lengthNotSold)}</p>}
      <AddOutcome
        add={add}
        lineCount={counts.length}
        named={(one) => {
          const bar = goods.find((row) => row.sku === one)
          return bar && { name: `${bar.name}, ${bar.text}`, cut: false }
        }}
      />
      <ListActions
        label={
          chosen
            ? t(messages.addBars, { n: items.reduce((sum, { quantity }) => sum + quantity, 0) })
            : t(messages.chooseFirst)
        }
        items={items}
        name={chosen?.name ?? t(messages.title)}
        add={add}
        drawings={drawings}
      >
        {children(items)}
      </ListActions>
    </div>
  )
}
