import { type ComponentProps, useEffect, useState } from 'react'
import type { StoreMap } from './store-map.tsx'
import styles from './store-map.module.css'

type Props = ComponentProps<typeof StoreMap>

/** Where the map will be: its code comes when the page is here, and the list does without it when it does not come. */
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
