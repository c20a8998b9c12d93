import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Slot, slots, type Zone, zones } from '../../config/recommendation-zones.ts'
import { linesOf, useBasket } from '../basket/index.ts'
import styles from './recommendations.module.css'
import { ZoneRowView } from './zone-row.tsx'
import { type About, aboutCart, zoneQuery } from './zone-query.ts'

const ZoneOf = ({ zone, about }: { zone: Zone; about: About }) => {
  const { data, isPending } = useQuery(zoneQuery(useEnv(), zone, about))
  // Who has seen nothing yet has no such row: its room would go again, and the page's end with it.
  if (isPending) return zone === zones.viewedRecently ? null : <div className={styles.row} aria-hidden />
  if (!data || data.tiles.length === 0) return null
  return <ZoneRowView zone={zone} row={data} />
}

/**
 * The zones of a slot, one below the other. The products they refer to are read once: a changed cart does not shuffle
 * the zones.
 */
export const Zones = ({ slot, productIds }: { slot: Slot; productIds: readonly string[] }) => {
  const { data: basket } = useBasket()
  const [about] = useState(() =>
    slot === 'cart-recommendations-m' ? aboutCart(linesOf(basket)) : { productIds },
  )
  return (
    <>
      {/* A slot with content reserves no further room. */}
      <span hidden />
      {slots[slot].map((zone) => (
        <ZoneOf key={zone} zone={zone} about={about} />
      ))}
    </>
  )
}
