import { lazy, Suspense, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { useIsHydrating } from '../../lib/island/use-is-hydrating.ts'
import { Dialog, Icon } from '../../ui/index.ts'
import { messages } from './selector-messages.ts'
import styles from './stores.module.css'
import { useChosenStore } from './use-chosen-store.ts'

/** Fetched when the dialog is first opened. */
const StoreList = lazy(async () => ({ default: (await import('./store-list.tsx')).StoreList }))

/** The header's favourite store: says which one, opens the list as a dialog (S2.030, S2.058). */
export const StoreSelector = ({ className }: { className?: string }) => {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { chosen, store } = useChosenStore()
  const isFirst = useIsHydrating()
  // The country's default serves whoever has not chosen, and says that nobody has.
  const suggested = !chosen && !isFirst ? store : undefined
  const offered = suggested ? t(messages.suggested, { name: suggested.name }) : undefined
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.selector}
        aria-label={
          chosen
            ? t(messages.current, { name: chosen.name })
            : [t(messages.choose), offered].filter(Boolean).join('. ')
        }
        onClick={() => setOpen(true)}
      >
        <Icon name="store" />
        <span className={styles.selectorName}>{chosen?.name ?? offered ?? t(messages.choose)}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(messages.title)}
        closeLabel={t(messages.close)}
        size="large"
      >
        {open && (
          <Suspense fallback={<p role="status">{t(messages.loading)}</p>}>
            <StoreList headingLevel={3} onChosen={() => setOpen(false)} />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}
