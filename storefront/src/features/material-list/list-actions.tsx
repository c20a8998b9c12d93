import type { ReactNode } from 'react'
import type { NewLine } from '../../api/line-change.ts'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate } from '../../lib/router/context.tsx'
import { Button } from '../../ui/index.ts'
import { linesOf, quoteAfterLogin, quotePath, useBasket } from '../basket/index.ts'
import { ListTotal } from './list-total.tsx'
import styles from './material-list.module.css'
import { messages } from './messages.ts'
import { PdfButton } from './pdf-button.tsx'
import type { useAddGoods } from './use-add-goods.ts'
import { mostLines } from './use-priced-lines.ts'

type ListActionsProps = {
  label: ReactNode
  items: readonly NewLine[]
  /** What the list is called, on paper and where its goods have no name yet. */
  name: string
  add: ReturnType<typeof useAddGoods>
  /** What else happens when the list goes to the cart. */
  onAdd?: () => void
  /** What else can be done with the list. */
  children: ReactNode
}

/** What a tool ends in: what it costs, everything into the cart or into a quote in one press, and what else can be done. */
export const ListActions = ({ label, items, name, add, onAdd, children }: ListActionsProps) => {
  const t = useText()
  const navigate = useNavigate()
  const guest = useShopper().kind === 'guest'
  // A quote asks for the whole cart, so a list says what else lies there.
  const listed = new Set(items.map(({ productId }) => productId))
  const others = linesOf(useBasket().data).filter(({ productId }) => !listed.has(productId)).length
  const put = (then?: () => void) => {
    add.add({ items, name }, then)
    onAdd?.()
  }
  return (
    <>
      <ListTotal items={items} />
      <div className={styles.actions}>
        <Button
          size="large"
          icon="cart"
          pending={add.isPending}
          disabled={items.length === 0}
          onClick={() => put()}
        >
          {label}
        </Button>
        {items.length > 0 && (
          <Button
            size="large"
            variant="secondary"
            pending={add.isPending}
            onClick={() => put(() => navigate(guest ? quoteAfterLogin('all') : quotePath('all')))}
          >
            {t(messages.quote)}
          </Button>
        )}
        {items.length > 0 && items.length <= mostLines && <PdfButton items={items} title={name} />}
        {children}
      </div>
      {items.length > 0 && others > 0 && <p>{t(messages.quoteOfAll, { n: others })}</p>}
    </>
  )
}
