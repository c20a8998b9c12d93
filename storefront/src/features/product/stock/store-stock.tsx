import { lazy, useState } from 'react'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Dialog } from '../../../ui/index.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import styles from './store-stock.module.css'

/** Fetched when the dialog is first opened. */
const StoreStockList = lazy(async () => ({
  default: (await import('./store-stock-list.tsx')).StoreStockList,
}))

type StoreStockProps = { productId: string; amount: number; unit: string | undefined }

/** The way from the promise of one store to those of all stores. */
export const StoreStock = (props: StoreStockProps) => {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {t(messages.otherStores)}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(messages.storesTitle)}
        closeLabel={t(messages.close)}
      >
        {open && (
          <LazyBoundary onMissing={() => setOpen(false)}>
            <StoreStockList {...props} onChosen={() => setOpen(false)} />
          </LazyBoundary>
        )}
      </Dialog>
    </>
  )
}
