import {
  type Basket,
  BasketFigures,
  basketMessages,
  linesOf,
  piecesIn,
  PromoCodes,
  PromotionsApplied,
} from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Accordion, AccordionItem, classNames } from '../../ui/index.ts'
import { BilledLines } from './billed-lines.tsx'
import styles from './checkout.module.css'
import { messages } from './messages.ts'

type BillProps = {
  basket: Basket
  /** Everything is decided: on phones the review shows the figures itself, above its button. */
  final: boolean
}

/** The bill beside the steps: figures, and the lines behind an accordion (S2.149–S2.162). */
export const Bill = ({ basket, final }: BillProps) => {
  const t = useText()
  return (
    <aside className={classNames(styles.bill, final && styles.desktopOnly)}>
      <BasketFigures basket={basket} final={final} title={t(messages.summary)} />
      <PromotionsApplied basket={basket} />
      <PromoCodes basket={basket} />
      <Accordion>
        <AccordionItem title={t(basketMessages.itemsInCart, { n: piecesIn(basket) })}>
          <BilledLines lines={linesOf(basket)} />
          <Link to="/cart">{t(basketMessages.editCart)}</Link>
        </AccordionItem>
      </Accordion>
    </aside>
  )
}
