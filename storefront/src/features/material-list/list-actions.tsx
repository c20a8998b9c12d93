import type { ReactNode } from 'react'
import type { NewLine } from '../../api/line-change.ts'
import { Button } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { ListTotal } from './list-total.tsx'
import styles from './material-list.module.css'
import { type DrawingsOf, PdfButton } from './pdf-button.tsx'
import { QuoteButton } from './quote-button.tsx'
import type { AddGoods } from './use-add-goods.ts'
import { mostLines, toPriceRequest, usePricedLinesAt } from './use-priced-lines.ts'

type ListActionsProps = {
  label: ReactNode
  items: readonly NewLine[]
  /** What the list is called, on paper and where its goods have no name yet. */
  name: string
  add: AddGoods
  /** What else happens when the list goes to the cart. */
  onAdd?: () => void
  /** For the paper of the list. */
  drawings?: DrawingsOf | undefined
  /** What else can be done with the list. */
  children: ReactNode
}

/** What a tool ends in: what it costs, everything into the cart in one press, a quote of it alone, and what else can be done. */
export const ListActions = ({ label, items, name, add, onAdd, drawings, children }: ListActionsProps) => {
  const storeId = useChosenStore().chosen?.id
  const priced = usePricedLinesAt(items, storeId)
  // Where part of it is only quoted, asking is the way to all of it.
  const isQuoted = priced.data?.lines.some(({ c_status }) => c_status === 'quote') ?? false
  const request = () => toPriceRequest(items, storeId)
  const put = () => {
    add.add(name)
    onAdd?.()
  }
  return (
    <>
      {items.length > 0 && <ListTotal priced={priced} />}
      <div className={styles.actions}>
        <Button
          size="large"
          icon="cart"
          variant={isQuoted ? 'secondary' : 'primary'}
          pending={add.isPending}
          disabled={items.length === 0}
          onClick={put}
        >
          {label}
        </Button>
        {items.length > 0 && items.length <= mostLines && (
          <QuoteButton request={request} title={name} variant={isQuoted ? 'primary' : 'secondary'} />
        )}
        {items.length > 0 && items.length <= mostLines && (
          <PdfButton request={request} title={name} drawings={drawings} />
        )}
        {children}
      </div>
    </>
  )
}
