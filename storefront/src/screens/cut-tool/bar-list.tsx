import { formatMetres } from '../../../../facts/length.ts'
import type { Bar } from '../../../../trade/cut/cut-job.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import styles from './cut-tool.module.css'
import { messages } from './messages.ts'

/** Each different bar to scale, its pieces labelled, and how often it is cut so. The words beside it say the same. */
export const BarList = ({ bars, kerfMm }: { bars: readonly Bar[]; kerfMm: number }) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  const longest = Math.max(...bars.map(({ stock }) => stock.lengthMm))
  return (
    <ol className={styles.bars} role="list">
      {bars.map((bar) => {
        const own = bar.stock.cost === 0
        const words = t(own ? messages.ownBar : messages.bar, {
          n: bar.times,
          length: metres(bar.stock.lengthMm),
        })
        const cuts = bar.cutsMm.map((mm) => `${metres(mm)} m`).join(' + ')
        return (
          <li key={`${bar.stock.id}:${bar.cutsMm.join()}`}>
            <p>
              <strong>{words}</strong> {cuts} <small>{t(messages.rest, { rest: metres(bar.restMm) })}</small>
            </p>
            <BarDrawing bar={bar} kerfMm={kerfMm} longest={longest} title={`${words} ${cuts}`} />
          </li>
        )
      })}
    </ol>
  )
}

type BarDrawingProps = { bar: Bar; kerfMm: number; longest: number; title: string }

/** Heights are a share of the longest bar, so that bars beside each other compare. */
const BarDrawing = ({ bar: { stock, cutsMm }, kerfMm, longest, title }: BarDrawingProps) => {
  const height = longest * 0.075
  const pieces = cutsMm.map((mm, index) => {
    const before = cutsMm.slice(0, index).reduce((sum, one) => sum + one + kerfMm, 0)
    return { mm, x: before, key: `${index}-${mm}` }
  })
  return (
    <svg className={styles.bar} viewBox={`0 0 ${longest} ${height}`} role="img" aria-label={title}>
      <rect x={0} y={0} width={stock.lengthMm} height={height} className={styles.rest} />
      {pieces.map(({ mm, x, key }) => (
        <g key={key}>
          <rect x={x} y={0} width={mm} height={height} className={styles.piece} />
          {mm > longest * 0.06 && (
            <text x={x + mm / 2} y={height * 0.66} fontSize={height * 0.42} className={styles.pieceText}>
              {formatMetres(mm)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
