import { type ComponentProps, useEffect, useState } from 'react'
import type { StoreMap } from './store-map.tsx'
import styles from './store-map.module.css'

type Props = ComponentProps<typeof StoreMap>

/** The place of the map: its code is loaded after the page, and the list works without the map. */
export const MapPlace = (props: Props) => {
  const [Shown, setShown] = useState<typeof StoreMap>()
  useEffect(() => {
    import('./store-map.tsx').then(
      (module) => setShown(() => module.StoreMap),
      (error: unknown) => console.warn(error),
    )
  }, [])
  return <div className={styles.place}>{Shown && <Shown {...props} />}</div>
}
