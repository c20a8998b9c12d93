import { lazy, Suspense, useEffect, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored } from '../../lib/browser-storage.ts'
import { useBasket } from './use-basket.ts'

const BasketSync = lazy(() => import('./basket-sync.tsx').then((module) => ({ default: module.BasketSync })))

/** The basket's housekeeping, in the browser alone and once there is a session that may have a basket, or what waits for one. */
export const LazyBasketSync = () => {
  const { customerId } = useShopper()
  const [isBrowser, setIsBrowser] = useState(false)
  // Hears of a first change that was kept.
  useBasket()
  useEffect(() => setIsBrowser(true), [])
  if (!isBrowser || (customerId === undefined && !readStored(storageKeys.waitingChanges))) return null
  return (
    <Suspense>
      <BasketSync />
    </Suspense>
  )
}
