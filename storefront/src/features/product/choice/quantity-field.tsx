import { useText } from '../../../lib/i18n/text.tsx'
import { Field, Stepper } from '../../../ui/index.ts'
import type { Stock } from '../product.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { Quintals } from './quintals-island.ts'
import styles from './quantity.module.css'

type QuantityFieldProps = {
  wanted: ProductChoice
  stock: Stock | undefined
  error: string | undefined
  /** What it is sold by: quintal, box, m². */
  unit: string | undefined
  /** Units of a quintal, where it is asked for by the quintal too. */
  perQuintal: number | undefined
}

const mostPieces = 99_999

/** Pieces between − and +: steps of the product, up to the stock; a typed amount stays as it is (S5.047–S5.052). */
export const QuantityField = ({ wanted, stock, error, unit, perQuintal }: QuantityFieldProps) => {
  const t = useText()
  const { cut, rule, pieces, setPieces, lengthMm, byQuote } = wanted
  const there = stock && !byQuote ? stock.ats : undefined
  const most =
    there === undefined ? mostPieces : cut ? Math.floor((there * 1000) / Math.max(lengthMm, 1)) : there
  const label = cut ? t(messages.pieces) : unit ? t(messages.quantityIn, { unit }) : t(messages.quantity)
  return (
    <>
      <Field label={label} error={error}>
        <Stepper
          value={pieces}
          onChange={setPieces}
          min={rule.min}
          max={Math.min(most, mostPieces)}
          step={rule.step}
          decreaseLabel={t(messages.oneLess)}
          increaseLabel={t(messages.oneMore)}
          invalid={Boolean(error)}
          className={styles.stepper}
        />
      </Field>
      {perQuintal && unit && <Quintals wanted={wanted} perQuintal={perQuintal} unit={unit} />}
    </>
  )
}
