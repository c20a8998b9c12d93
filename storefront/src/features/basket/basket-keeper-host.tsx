import { lazy, Suspense, useEffect, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'

const BasketKeeper = lazy(() =>
  import('./basket-keeper.tsx').then((module) => ({ default: module.BasketKeeper })),
)

/** The basket's housekeeping, in the browser alone and once there is a session that may have a basket. */
export const BasketKeeperHost = () => {
  const { customerId } = useShopper()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  if (!isBrowser || customerId === undefined) return null
  return (
    <Suspense>
      <BasketKeeper />
    </Suspense>
  )
}
