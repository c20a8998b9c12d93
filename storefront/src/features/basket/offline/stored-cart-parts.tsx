import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { storageKeys } from '../../../config/storage-keys.ts'
import { readStored } from '../../../lib/browser-storage.ts'
import type { Basket } from '../basket.ts'

const ChangedNotice = lazy(() =>
  import('../lines/changed-notice.tsx').then((module) => ({ default: module.ChangedNotice })),
)
const SavedForLater = lazy(() =>
  import('../saved/saved-for-later.tsx').then((module) => ({ default: module.SavedForLater })),
)
const Lines = lazy(() => import('./offline-lines.tsx').then((module) => ({ default: module.OfflineLines })))

/** False on the server and during hydration: local storage exists in the browser alone. */
const useIsBrowser = () => {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return isBrowser
}

/** Above the cart: what has changed since it was last shown. Loaded after the cart itself. */
export const CartChanges = ({ basket }: { basket: Basket }) =>
  useIsBrowser() ? (
    <LazyBoundary>
      <ChangedNotice basket={basket} />
    </LazyBoundary>
  ) : null

/** Below the cart: the products saved for later; the code is loaded only where there are any. */
export const SavedLines = ({ stamp }: { stamp: number }) =>
  useIsBrowser() && readStored(storageKeys.savedForLater) ? (
    <LazyBoundary>
      <SavedForLater stamp={stamp} />
    </LazyBoundary>
  ) : null

/** Lines that were added offline and are not sent yet; `otherwise` when there are none. */
export const WaitingLines = (props: { otherwise?: ReactNode; className?: string }) =>
  useIsBrowser() && readStored(storageKeys.waitingChanges) ? (
    <Suspense fallback={props.otherwise}>
      <Lines {...props} />
    </Suspense>
  ) : (
    props.otherwise
  )
