import type { ReactNode } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Button, Dialog, LinkButton, Row } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import styles from '../basket.module.css'
import { type Basket, flowOf, lengthTotalsOf, linesOf } from '../basket.ts'
import { CompleteRun } from '../lines/complete-run.tsx'
import { LineOptions, LinePromise, LineQuantity } from '../lines/line-details.tsx'
import { LinePrice } from '../lines/line-price.tsx'
import { ProductMetres } from '../lines/product-metres.tsx'
import { messages } from '../messages.ts'
import type { Added } from '../use-add-to-basket.ts'

type AddedDialogProps = { added: Added; basket: Basket; onClose: () => void; children?: ReactNode }

/** Shows what was added, and the ways on (S2.130–S2.136). */
export const AddedDialog = ({ added, basket, onClose, children }: AddedDialogProps) => {
  const t = useText()
  const money = useMoney()
  const { isProductFinished, isProductQuote, isMixedCart } = flowOf(basket)
  const quoting = isProductQuote || isMixedCart
  const ids = new Set(added.items.map(({ productId }) => productId))
  const lines = linesOf(basket).filter((line) => ids.has(line.productId))
  const totals = lengthTotalsOf(basket)
  const pieces = added.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(messages.added, { n: pieces })}
      closeLabel={t(messages.close)}
      footer={
        <Row gap={3} justify="end">
          <Button variant="secondary" onClick={onClose}>
            {t(quoting ? messages.continueQuoting : messages.continueShopping)}
          </Button>
          {quoting && (
            <LinkButton as={Link} href="/cart">
              {t(messages.quote)}
            </LinkButton>
          )}
          {isProductFinished && (
            <LinkButton as={Link} href="/cart">
              {t(messages.finish)}
            </LinkButton>
          )}
        </Row>
      }
    >
      {lines.map((line) => (
        <div key={line.itemId} className={styles.added}>
          {line.c_image ? <img src={line.c_image.link} alt="" width={96} height={96} /> : <span />}
          <div>
            <p className={styles.name}>{line.productName}</p>
            {added.product.choices?.map((choice) => (
              <p key={choice.label} className={styles.sku}>
                {choice.label}: {choice.value}
              </p>
            ))}
            <LineOptions line={line} />
            <LineQuantity line={line} />
            <LinePromise line={line} />
            <LinePrice line={line} />
            <ProductMetres
              total={totals[line.productId]}
              name={line.productName ?? line.productId}
              onlyMissing
            >
              <CompleteRun line={line} missingMetres={totals[line.productId]?.missingMt ?? 0} />
            </ProductMetres>
          </div>
        </div>
      ))}
      {basket.productSubTotal !== undefined && (
        <p className={`figures ${styles.subtotal}`}>
          <span>{t(messages.subtotal)}</span>
          <span>{money(basket.productSubTotal, basket.currency)}</span>
        </p>
      )}
      {children}
    </Dialog>
  )
}
