import { useId } from 'react'
import styles from './ruler.module.css'
import { lengthLabels, percent, tickDistances } from './ruler-scale.ts'

type RulerDrawingProps = {
  value: number
  max: number
  reading: string
  /** Number written on the tape at a length. */
  mark: (mm: number) => string
  /** What the tape counts in. */
  unitMm: number | undefined
  tint: string
  shape: 'sheet' | 'bar'
}

const top = 32
const tapeHeight = 30
const bodies = { sheet: { height: 72, ribs: [10, 28, 46, 64] }, bar: { height: 40, ribs: [20] } }

const Ticks = ({ id, every, max, height }: { id: string; every: number; max: number; height: number }) => (
  <pattern id={id} width={every / max} height="1" patternUnits="objectBoundingBox">
    <line x1="0.5" x2="0.5" y1="0" y2={height} className={styles.tick} />
  </pattern>
)

const Dimension = ({ value, max, reading }: { value: number; max: number; reading: string }) => {
  const end = percent(value, max)
  const narrow = value / max < 0.3
  const room = reading.length * 7.5 + 12
  return (
    <>
      <line x1="0" x2={end} y1="20" y2="20" className={styles.dimension} />
      <path d={`M0 10v${top - 12}`} className={styles.dimension} />
      <path d="M0 20l8-3v6z" className={styles.arrow} />
      <svg x={end} overflow="visible">
        <path d={`M0 10v${top - 12}`} className={styles.dimension} />
        <path d="M0 20l-8-3v6z" className={styles.arrow} />
        {narrow && (
          <text x="10" y="25" className={styles.reading}>
            {reading}
          </text>
        )}
      </svg>
      {!narrow && (
        <svg x={percent(value / 2, max)} overflow="visible">
          <rect x={-room / 2} y="11" width={room} height="18" className={styles.gap} />
          <text y="25" textAnchor="middle" className={styles.reading}>
            {reading}
          </text>
        </svg>
      )}
    </>
  )
}

const Body = ({ value, max, tint, shape }: Pick<RulerDrawingProps, 'value' | 'max' | 'tint' | 'shape'>) => {
  const { height, ribs } = bodies[shape]
  const width = percent(value, max)
  return (
    <>
      <rect x="0" y={top} width="100%" height={height} className={styles.spare} />
      <rect x="0" y={top} width={width} height={height} fill={tint} />
      {ribs.map((y) => (
        <g key={y}>
          <rect y={top + y - 5} width={width} height="3" fill="#fff" opacity="0.34" />
          <rect y={top + y + 1} width={width} height="4" fill="#000" opacity="0.2" />
        </g>
      ))}
      <rect x="0" y={top} width={width} height={height} className={styles.outline} />
    </>
  )
}

/** The piece to scale: its dimension above, the stock it is cut from dashed, the tape below, the cut as handle. */
export const RulerDrawing = ({ value, max, reading, mark, unitMm, tint, shape }: RulerDrawingProps) => {
  const id = useId()
  const { height } = bodies[shape]
  const tape = top + height + 6
  const ticks = tickDistances(max, unitMm)
  const middle = top + height / 2
  return (
    <svg className={styles.drawing} height={tape + tapeHeight} aria-hidden>
      <defs>
        <Ticks id={`${id}f`} every={ticks.fine} max={max} height={6} />
        <Ticks id={`${id}m`} every={ticks.middle} max={max} height={10} />
        <Ticks id={`${id}l`} every={ticks.long} max={max} height={tapeHeight} />
      </defs>
      <Body value={value} max={max} tint={tint} shape={shape} />
      <rect y={tape} width="100%" height={tapeHeight} className={styles.tape} />
      <rect y={tape} width="100%" height={tapeHeight} fill={`url(#${id}f)`} className={styles.fineTicks} />
      <rect y={tape} width="100%" height={tapeHeight} fill={`url(#${id}m)`} />
      <rect y={tape} width="100%" height={tapeHeight} fill={`url(#${id}l)`} />
      {lengthLabels(max, unitMm).map((mm) => (
        <text key={mm} x={percent(mm, max)} dx="-4" y={tape + 24} textAnchor="end" className={styles.mark}>
          {mark(mm)}
        </text>
      ))}
      <Dimension value={value} max={max} reading={reading} />
      <svg x={percent(value, max)} overflow="visible">
        <line y1={top - 4} y2={tape + tapeHeight} className={styles.cut} />
        <rect x="-13" y={middle - 18} width="26" height="36" rx="4" className={styles.knob} />
        <path d={`M-3 ${middle - 6}l-5 6 5 6M3 ${middle - 6}l5 6-5 6`} className={styles.grip} />
      </svg>
    </svg>
  )
}
