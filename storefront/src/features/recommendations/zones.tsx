import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Slot, slots, type Zone } from '../../config/recommendation-zones.ts'
import styles from './recommendations.module.css'
import { ZoneRowView } from './zone-row.tsx'
import { zoneQuery } from './zone-query.ts'

const ZoneOf = ({ zone, productIds }: { zone: Zone; productIds: readonly string[] }) => {
  const { data, isPending } = useQuery(zoneQuery(useEnv(), zone, productIds))
  if (isPending) return <div className={styles.row} aria-hidden />
  if (!data || data.tiles.length === 0) return null
  return <ZoneRowView zone={zone} row={data} />
}

/** The zones of a slot, one below the other. What they are about is read once: a cart that changes does not shuffle them. */
export const Zones = ({ slot, productIds }: { slot: Slot; productIds: readonly string[] }) => {
  const [about] = useState(productIds)
  return (
    <>
      {/* A slot that holds something keeps no room for what may come. */}
      <span hidden />
      {slots[slot].map((zone) => (
        <ZoneOf key={zone} zone={zone} productIds={about} />
      ))}
    </>
  )
}
