import styles from './drawing.module.css'
import sheet from './drawings.svg'

/** What `drawings.svg` holds, three strokes each. */
export type DrawingName =
  | 'cart'
  | 'search'
  | 'orders'
  | 'error'
  | 'offline'
  | 'loading'
  | 'not-found'
  | 'wishlist'
  | 'place'

/** A line drawing in one weight: solid parts, what is missing dashed, one stroke of colour. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className={styles.drawing} width="168" height="157" viewBox="0 0 120 112" aria-hidden>
    <use href={`${sheet}#${name}-dashed`} className={styles.dashed} />
    <use href={`${sheet}#${name}-solid`} />
    <use href={`${sheet}#${name}-accent`} className={styles.accent} />
  </svg>
)
