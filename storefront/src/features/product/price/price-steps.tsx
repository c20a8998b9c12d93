import { formatNumber } from '../../../../../facts/format-number.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { classNames } from '../../../ui/index.ts'
import { nextStep } from '../choice/next-step.ts'
import { stepsOf } from './price.ts'
import styles from './price.module.css'
import type { Product } from '../product.ts'
import { messages } from './price-steps-messages.ts'
import { useMoney } from '../../market/index.ts'

/** The price by amount as a short table: the step reached is marked, and what is missing to the next. Customers only. */
export const PriceSteps = ({ product, amount }: { product: Product; amount: number }) => {
  const t = useText()
  const { locale } = useEnv()
  const money = useMoney()
  const steps = stepsOf(product)
  const { c_quoteFromQuantity: quoteFrom, c_measurementSelector: isCut, unit } = product
  if (steps.length === 0 || steps.length + Number(quoteFrom !== undefined) < 2) return null
  const rows = [
    ...steps.map(({ quantity, price }) => ({ quantity, text: money(price, product.currency) })),
    ...(quoteFrom === undefined ? [] : [{ quantity: quoteFrom, text: t(messages.tierQuote) }]),
  ]
  const reached = rows.findLastIndex(({ quantity }) => quantity <= amount)
  const write = (n: number) => formatNumber(n, locale, 2)
  const next = nextStep(product, amount)
  const missing = next && {
    n: write(next.missing),
    price: money(next.price, product.currency),
    unit: unit || t(messages.onePiece),
  }
  return (
    <div className={styles.tiers}>
      <table className={styles.steps}>
        <caption className={styles.stepsHead}>
          {unit ? t(messages.tiersOf, { unit }) : t(messages.tiers)}
        </caption>
        <tbody>
          {rows.map(({ quantity, text }, at) => (
            <tr key={quantity} className={classNames(at === Math.max(reached, 0) && styles.reached)}>
              <th scope="row">
                {t(isCut ? messages.tierFromMetres : messages.tierFromPieces, {
                  n: write(quantity),
                })}
              </th>
              <td className="figures">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing && (
        <p className={styles.missing} role="status">
          {t(isCut ? messages.nextStepMetres : messages.nextStep, missing)}
        </p>
      )}
    </div>
  )
}
