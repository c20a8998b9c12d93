import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { AddButton, decisionMessages, type Product } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { StickyBar } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'
import type { Deciding } from './use-decision.ts'

/** On phones the add button stays in reach, with what is wanted beside it. */
export const BuyBar = ({ product, decision }: { product: Product; decision: Deciding }) => {
  const t = useText()
  const { locale } = useEnv()
  const { wanted, add, added, disabled } = decision
  const n = wanted.pieces ?? 0
  return (
    <StickyBar label={t(messages.buyBar)}>
      <div className={styles.bar}>
        <p className={styles.barText}>
          {wanted.cut ? (
            <>
              <span className="figures">
                {t(decisionMessages.piecesTimes, { n, m: formatMetres(wanted.lengthMm, locale) })}
              </span>
              <strong className="figures">{`${formatMetres(n * wanted.lengthMm, locale)} m`}</strong>
            </>
          ) : (
            <span className={styles.barName}>{product.name}</span>
          )}
        </p>
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
