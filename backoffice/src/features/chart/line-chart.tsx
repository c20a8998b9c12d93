import { useState } from 'react'
import { useText } from '../../api/env.tsx'
import styles from './chart.module.css'
import { messages } from './messages.ts'
import { axisEnd, linePoints } from './scale.ts'

export type LinePoint = { label: string; now: number; lastYear: number }

type LineChartProps = {
  /** What it shows, for who cannot see it. */
  label: string
  points: readonly LinePoint[]
  /** Writes a value. */
  write(value: number): string
  /** Writes a value beside the axis, where there is less room. */
  writeShort?(value: number): string
}

/** A line by day, with the year before behind it. Its numbers stand in the table of its frame as well. */
export const LineChart = ({ label, points, write, writeShort = write }: LineChartProps) => {
  const t = useText()
  const [at, setAt] = useState<number>()
  const end = axisEnd(Math.max(0, ...points.flatMap(({ now, lastYear }) => [now, lastYear])))
  const now = linePoints(
    points.map((point) => point.now),
    end,
  )
  const before = linePoints(
    points.map((point) => point.lastYear),
    end,
  )
  const pointed = at === undefined ? undefined : points[at]
  const marks = [points[0], points[Math.floor(points.length / 2)], points.at(-1)]
  return (
    <figure className={styles.line}>
      <figcaption className={styles.legend}>
        <span className={styles.keyNow}>
          {t(messages.now)}
          {pointed && <strong>{write(pointed.now)}</strong>}
        </span>
        <span className={styles.keyBefore}>
          {t(messages.lastYear)}
          {pointed && <strong>{write(pointed.lastYear)}</strong>}
        </span>
        {pointed && <span>{pointed.label}</span>}
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.top}>{writeShort(end)}</span>
        <span className={styles.half}>{writeShort(end / 2)}</span>
        <svg
          className={styles.canvas}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          onPointerMove={(event) => {
            const { left, width } = event.currentTarget.getBoundingClientRect()
            const share = (event.clientX - left) / width
            setAt(Math.max(0, Math.min(points.length - 1, Math.round(share * (points.length - 1)))))
          }}
          onPointerLeave={() => setAt(undefined)}
        >
          <path className={styles.grid} d="M0 0H100M0 50H100M0 100H100" />
          <polyline className={styles.before} points={before} />
          <polygon className={styles.area} points={`0,100 ${now} 100,100`} />
          <polyline className={styles.now} points={now} />
          {at !== undefined && points.length > 1 && (
            <path className={styles.cursor} d={`M${(at / (points.length - 1)) * 100} 0V100`} />
          )}
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        {marks.map((mark, index) => (
          <span key={index}>{mark?.label}</span>
        ))}
      </p>
    </figure>
  )
}
