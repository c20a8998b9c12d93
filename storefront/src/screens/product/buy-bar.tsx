import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { useMoney } from '../../features/market/index.ts'
import { AddButton, choicePrice, decisionMessages, type Product } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { StickyBar } from '../../ui/index.ts'
import styles from './buy-bar.module.css'
import { messages } from './messages.ts'
import { SetTotal } from './set-total-island.ts'
import type { BuyOptions } from './use-buy-options.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The add button stays in reach, with what is wanted beside it: always on phones, on desktop once it is scrolled away. */
export const BuyBar = ({ product, decision }: { product: Product; decision: BuyOptions }) => {
  const t = useText()
  const { locale } = useEnv()
  const money = useMoney()
  const passed = useScrolledPast()
  const { wanted, add, added, disabled } = decision
  const n = wanted.pieces ?? 0
  const price = choicePrice(product, wanted, decision.reached)
  return (
    <StickyBar label={t(messages.buyBar)} everywhere={passed}>
      <div className={styles.bar}>
        <div className={styles.text}>
          <span className={wanted.cut ? styles.wideName : styles.name}>{product.name}</span>
          {wanted.cut && (
            <span className="figures">
              {wanted.further.length === 0 &&
                `${t(decisionMessages.piecesTimes, { n, m: formatMetres(wanted.lengthMm, locale) })} `}
              {(n > 1 || wanted.further.length > 0) && (
                <strong>{formatMetres(wanted.amount * 1000, locale)} m</strong>
              )}
            </span>
          )}
          {price && n > 0 && (
            <strong className={`figures ${styles.total}`}>
              {money(price.total / 100 + n * decision.optionsPrice, product.currency)}
            </strong>
          )}
          {product.type?.set && <SetTotal product={product} pieces={n} className={styles.total} />}
        </div>
        <AddButton
          add={add}
          added={added}
          disabled={disabled}
          byQuote={wanted.byQuote}
          outOfStock={wanted.outOfStock}
          compact
        />
      </div>
    </StickyBar>
  )
}
