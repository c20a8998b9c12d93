import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useEnv } from '../../api/env.tsx'
import { sendActivity } from '../../api/personalization.ts'
import type { Zone } from '../../config/recommendation-zones.ts'
import { desktopQuery, SectionHead } from '../../ui/index.ts'
import { ProductCarousel } from '../product/index.ts'
import styles from './recommendations.module.css'
import { repeatToFill, slidesPerView, wantedSlideCount } from './slides.ts'
import type { ZoneRow } from './zone-query.ts'

const subscribe = (listener: () => void) => {
  const media = matchMedia(desktopQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const useIsDesktop = () => useSyncExternalStore(subscribe, () => matchMedia(desktopQuery).matches)

const idOf = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/product/"]') : null
  return link ? decodeURIComponent(new URL(link.href).pathname.split('/').at(-1) ?? '') : undefined
}

/**
 * Sends an activity when the row is seen, once, and which product is pressed. Copies of products count for none
 * (S2.129).
 */
const useRecoActivities = ({ recommenderName, recoUUID, tiles }: ZoneRow) => {
  const env = useEnv()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const reco = { recommenderName, __recoUUID: recoUUID }
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      void sendActivity(env, 'viewReco', { ...reco, products: tiles.map(({ productId: id }) => ({ id })) })
    })
    watch.observe(element)
    const press = ({ target }: Event) => {
      const pressed = idOf(target)
      const tile = tiles.find(({ shownId }) => shownId === pressed)
      if (tile) void sendActivity(env, 'clickReco', { ...reco, product: { id: tile.productId } })
    }
    element.addEventListener('click', press)
    return () => {
      watch.disconnect()
      element.removeEventListener('click', press)
    }
  }, [env, recommenderName, recoUUID, tiles])
  return row
}

/** One zone: its own title, and products in a carousel (S2.126, S2.128, S2.129). */
export const ZoneRowView = ({ zone, row }: { zone: Zone; row: ZoneRow }) => {
  const section = useRecoActivities(row)
  const perView = slidesPerView(useIsDesktop())
  const slides = repeatToFill(row.tiles, wantedSlideCount(row.tiles.length, perView))
  return (
    <section ref={section} className={styles.row} data-zone={zone}>
      <SectionHead title={row.displayMessage} />
      <ProductCarousel
        label={row.displayMessage}
        products={slides}
        copies={slides.length - row.tiles.length}
      />
    </section>
  )
}
