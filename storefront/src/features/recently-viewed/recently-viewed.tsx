import { lazy, useEffect, useState } from 'react'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { type ViewedProduct, viewedProducts } from './viewed-products.ts'

/** Lazy: the row is far down the page, and only the browser knows whether there is anything to show. */
const ViewedRow = lazy(async () => ({ default: await (await import('./viewed-row.tsx')).loadViewedRow() }))

/** The products the shopper viewed last. On a product's page `now` joins them, and is not shown among them. */
export const RecentlyViewed = ({ now }: { now?: ViewedProduct }) => {
  const [ids, setIds] = useState<readonly string[]>([])
  const { id, family } = now ?? {}
  useEffect(() => {
    setIds(viewedProducts.read().flatMap((one) => (one.family === family ? [] : [one.id])))
    if (id !== undefined && family !== undefined) viewedProducts.add({ id, family })
  }, [id, family])
  return (
    ids.length > 0 && (
      <LazyBoundary>
        <ViewedRow ids={ids} />
      </LazyBoundary>
    )
  )
}
