import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './skeleton.module.css'

type SkeletonProps = {
  shape?: 'line' | 'block' | 'square'
  width?: 'full' | 'most' | 'half' | 'third'
  className?: string
}

/** Grey stand-in with the final geometry; size it by its box or by `className`. */
export const Skeleton = ({ shape = 'line', width = 'full', className }: SkeletonProps) => (
  <span aria-hidden className={classNames(styles.bone, styles[shape], styles[width], className)} />
)

/** Stand-in of a picture with three lines under it. */
export const SkeletonTile = () => (
  <div className={styles.tile} aria-hidden>
    <Skeleton shape="square" />
    <Skeleton width="most" />
    <Skeleton width="half" />
    <Skeleton width="third" />
  </div>
)

/** What stands in for a screen while its code loads: 75vh tall, full width (S2.051). */
export const RouteSkeleton = ({ label }: { label: string }) => (
  <div className={styles.route} role="status">
    <span className={styles.bone} aria-hidden />
    <VisuallyHidden>{label}</VisuallyHidden>
  </div>
)
