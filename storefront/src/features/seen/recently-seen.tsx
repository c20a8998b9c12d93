import { lazy, useEffect, useState } from 'react'
import { LazyBoundary } from '../../app/lazy-boundary.tsx'
import { type Seen, seenProducts } from './seen-products.ts'

/** Fetched once there is something to show: it is far down, and only the browser knows what it holds. */
const SeenRow = lazy(async () => ({ default: (await import('./seen-row.tsx')).SeenRow }))

/** What the shopper saw lately. On a product's page `now` joins them, and is not shown among them. */
export const RecentlySeen = ({ now }: { now?: Seen }) => {
  const [ids, setIds] = useState<readonly string[]>([])
  const { id, family } = now ?? {}
  useEffect(() => {
    setIds(seenProducts.read().flatMap((one) => (one.family === family ? [] : [one.id])))
    if (id !== undefined && family !== undefined) seenProducts.add({ id, family })
  }, [id, family])
  return (
    ids.length > 0 && (
      <LazyBoundary>
        <SeenRow ids={ids} />
      </LazyBoundary>
    )
  )
}
