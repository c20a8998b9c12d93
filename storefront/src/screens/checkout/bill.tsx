import {
  type Basket,
  BasketFigures,
  basketMessages,
  CutText,
  LinePrice,
  linesOf,
  piecesIn,
} from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import styles from './checkout.module.css'

/** The bill beside the steps: figures, and the lines behind an accordion (S2.149–S2.162). */
export const Bill = ({ basket, final }: { basket: Basket; final: boolean }) => {
  const t = useText()
  return (
    <aside className={styles.bill}>
      <BasketFigures basket={basket} final={final} />
      <details className={styles.items}>
        <summary>{t(basketMessages.itemsInCart, { n: piecesIn(basket) })}</summary>
        <ul role="list" className={styles.lines}>
          {linesOf(basket).map((line) => (
            <li key={line.itemId} className={styles.line}>
              {line.c_image ? (
                <img src={line.c_image.link} alt="" width={56} height={56} loading="lazy" />
              ) : (
                <span />
              )}
              <div>
                <p className={styles.name}>{line.productName}</p>
                {line.c_lengthMetersToBuy === undefined ? (
                  <p>
                    {t(basketMessages.quantity)}: {line.quantity}
                  </p>
                ) : (
                  <CutText line={line} />
                )}
                <LinePrice line={line} />
              </div>
            </li>
          ))}
        </ul>
        <Link to="/cart">{t(basketMessages.editCart)}</Link>
      </details>
    </aside>
  )
}
