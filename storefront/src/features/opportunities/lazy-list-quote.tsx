import { lazy } from 'react'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import type { QuoteSubject } from './use-request-quote.ts'

// Most lists go to the cart.
const ListDialog = lazy(() => import('./list-dialog.tsx').then((file) => ({ default: file.ListDialog })))

/** The dialog that asks for a list; its code comes with the first press. */
export const ListQuote = (props: { title: string; subject: QuoteSubject; onClose: () => void }) => (
  <LazyBoundary onMissing={props.onClose}>
    <ListDialog {...props} />
  </LazyBoundary>
)
