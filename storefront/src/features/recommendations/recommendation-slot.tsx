import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Slot } from '../../config/recommendation-zones.ts'
import styles from './recommendations.module.css'

// A slot whose code does not load is left out: a cart that is changed offline stays a cart.
const Zones = lazy<ComponentType<{ slot: Slot; productIds: readonly string[] }>>(() =>
  import('./zones.tsx').then(
    (module) => ({ default: module.Zones }),
    () => ({ default: () => null }),
  ),
)

type RecommendationSlotProps = {
  name: Slot
  /** What the page is about. */
  productIds?: readonly string[]
}

/**
 * A slot of recommendations. The slot reserves its room from the beginning; the browser fetches its code and data when
 * the shopper scrolls near, the server never does.
 */
export const RecommendationSlot = ({ name, productIds = [] }: RecommendationSlotProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '300px 0px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.slot} data-slot={name}>
      {isNear && (
        <Suspense>
          <Zones slot={name} productIds={productIds} />
        </Suspense>
      )}
    </div>
  )
}
