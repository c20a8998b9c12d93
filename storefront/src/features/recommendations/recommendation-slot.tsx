import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Slot } from '../../config/recommendation-zones.ts'
import styles from './recommendations.module.css'

// Advice whose code does not come is left out: a cart that is changed without a network stays a cart.
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
 * A place for recommendations. It keeps its room from the beginning and costs nothing until the shopper comes near:
 * code and data are fetched by the browser then, never by the server.
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
