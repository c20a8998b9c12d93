import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ruler.module.css'
import { percent } from './ruler-scale.ts'

export type Run = {
  pieces: number
  /** Length of one piece and least length of all pieces, in mm. */
  pieceMm: number
  minimumMm: number
  /** What the bar shows, e.g. the least run. */
  label: ReactNode
  /** What is missing, or that nothing is. */
  state: ReactNode
}

const mostJoints = 80

/** All pieces end to end against the least run; what is missing is hatched. */
export const RunBar = ({ pieces, pieceMm, minimumMm, label, state }: Run) => {
  const id = useId()
  const total = pieces * pieceMm
  const whole = Math.max(total, minimumMm)
  const short = total < minimumMm
  return (
    <div className={classNames(styles.run, short && styles.short)}>
      <svg className={styles.bar} height="16" aria-hidden>
        <defs>
          <pattern id={`${id}j`} width={1 / Math.max(pieces, 1)} height="1" patternUnits="objectBoundingBox">
            <line x1="0" x2="0" y1="0" y2="16" className={styles.joint} />
          </pattern>
          <pattern id={`${id}h`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 7 7-1M-2 2l4-4M4 8l4-4" className={styles.hatch} />
          </pattern>
        </defs>
        {short && (
          <rect
            x={percent(total, whole)}
            y="0.5"
            width={percent(whole - total, whole)}
            height="15"
            fill={`url(#${id}h)`}
            className={styles.missing}
          />
        )}
        <rect width={percent(total, whole)} height="16" className={styles.piece} />
        {pieces > 1 && pieces <= mostJoints && (
          <rect width={percent(total, whole)} height="16" fill={`url(#${id}j)`} />
        )}
      </svg>
      <p className={styles.legend}>
        <span>{label}</span>
        <span className={short ? styles.missingText : styles.reached}>{state}</span>
      </p>
    </div>
  )
}
