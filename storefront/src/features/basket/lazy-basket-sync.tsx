import { lazy, Suspense, useEffect, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored } from '../../lib/browser-storage.ts'
import { useBasket } from './use-basket.ts'

const BasketSync = lazy(() => import('./basket-sync.tsx').then((module) => ({ default: module.BasketSync })))

/** Loads `BasketSync` in the browser, once there is a session that may have a basket or a queued change. */
export const LazyBasketSync = () => {
  const { customerId } = useShopper()
  const [isBrowser, setIsBrowser] = useState(false)
  // Rerenders this component when the first change is queued offline.
  useBasket()
  useEffect(() => setIsBrowser(true), [])
  if (!isBrowser || (customerId === undefined && !readStored(storageKeys.waitingChanges))) return null
  return (
    <Suspense>
      <BasketSync />
    </Suspense>
  )
}
