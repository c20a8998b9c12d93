import { useMemo, useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { axonometry, planScene, slopeLetter, slopeScene } from '../../../../trade/drawing/roof-scenes.ts'
import type { StripPlace } from '../../../../trade/roof/offcuts.ts'
import type { LaidSlope, Roof } from '../../../../trade/roof/roof.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { SceneDrawing } from '../../features/material-list/index.ts'
import { IconButton } from '../../ui/index.ts'
import { roofMessages } from '../../features/roof/index.ts'
import { Folded } from './folded.tsx'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'

type RoofDrawingsProps = { roof: Roof; coverMm: number; fill: string; spoken: string }

/** The roof from a corner, which turns, from above, and each slope laid flat; and all of it as a table. */
export const RoofDrawings = ({ roof, coverMm, fill, spoken }: RoofDrawingsProps) => {
  const t = useText()
  const [turn, setTurn] = useState(0)
  const seen = useMemo(() => axonometry(roof, coverMm, turn), [roof, coverMm, turn])
  const plan = useMemo(() => planScene(roof), [roof])
  return (
    <div className={styles.drawings}>
      <figure className={styles.figure}>
        <SceneDrawing scene={seen} title={spoken} fill={fill} />
        <div className={styles.turn}>
          <IconButton icon="arrow-left" label={t(messages.turnLeft)} onClick={() => setTurn(turn + 7)} />
          <IconButton icon="arrow-right" label={t(messages.turnRight)} onClick={() => setTurn(turn + 1)} />
        </div>
      </figure>
      <figure className={styles.figure}>
        <SceneDrawing scene={plan} title={t(roofMessages.planTitle)} fill="var(--fill)" />
        <figcaption>{t(roofMessages.planTitle)}</figcaption>
      </figure>
      <Folded
        summary={t(messages.slopesTitle, { n: roof.slopes.length })}
        inside={() => <Slopes roof={roof} coverMm={coverMm} fill={fill} />}
      />
      <Folded summary={t(messages.inWords)} inside={() => <InWords roof={roof} />} />
    </div>
  )
}

/** Each slope laid flat, with its sheets and purlins. */
const Slopes = ({ roof, coverMm, fill }: Omit<RoofDrawingsProps, 'spoken'>) => {
  const t = useText()
  return (
    <div className={styles.slopes}>
      {roof.slopes.map((laid, index) => {
        const title = t(roofMessages.slopeTitle, { letter: slopeLetter(index), sheets: laid.strips.length })
        return (
          <figure key={slopeLetter(index)} className={styles.figure}>
            <SceneDrawing scene={slopeScene(roof, index, coverMm)} title={title} fill={fill} />
            <figcaption>{title}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** The same as a table: each slope, its sheets eave first, its purlins. */
const InWords = ({ roof }: { roof: Roof }) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  const sheetsOf = ({ strips }: LaidSlope) => {
    const lit = strips.filter(({ skylight }) => skylight).length
    const sheets = strips.filter(({ skylight }) => !skylight)
    const lengths = Map.groupBy(sheets, ({ piecesMm }) => piecesMm.map(metres).join(' + '))
    const told = [...lengths].map(([length, { length: count }]) => `${count} × ${length} m`)
    return [...told, ...(lit > 0 ? [t(messages.lit, { n: lit })] : [])].join(', ')
  }
  const pairs = Map.groupBy(roof.pairs, ({ sheetMm, strips }) => {
    const pieces = strips.map((place) => pieceOf(roof, place, metres)).join(' + ')
    return `${metres(sheetMm)} m: ${pieces}`
  })
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.slope)}</th>
            <th scope="col">{t(messages.sheets)}</th>
            <th scope="col">{t(messages.purlins)}</th>
          </tr>
        </thead>
        <tbody>
          {roof.slopes.map((laid, index) => (
            <tr key={slopeLetter(index)}>
              <th scope="row">{slopeLetter(index)}</th>
              <td>{sheetsOf(laid)}</td>
              <td>
                {t(messages.linesEvery, { n: laid.purlins.atMm.length, gap: metres(laid.purlins.gapMm) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pairs.size > 0 && (
        <>
          <p>{t(messages.pairs)}</p>
          <ul>
            {[...pairs].map(([text, { length }]) => (
              <li key={text}>{`${length} × ${text}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The slope of a strip and its length. */
const pieceOf = ({ slopes }: Roof, { slope, strip }: StripPlace, metres: (mm: number) => string): string => {
  const mm = slopes[slope]?.strips[strip]?.piecesMm.reduce((sum, one) => sum + one, 0) ?? 0
  return `${slopeLetter(slope)} ${metres(mm)} m`
}
