import { useMemo, useState } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { spokenLength } from '../../../../facts/spoken-length.ts'
import { alikePairs, pairScene, stripName } from '../../../../trade/drawing/pair-scenes.ts'
import { axonometry, planScene, slopeLetter, slopeScene } from '../../../../trade/drawing/roof-scenes.ts'
import type { LaidSlope, Roof } from '../../../../trade/roof/roof.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { SceneDrawing } from '../../features/material-list/index.ts'
import { IconButton } from '../../ui/index.ts'
import { pairTitle, roofMessages, slopeTitle } from '../../features/roof/index.ts'
import { Folded } from './folded.tsx'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'
import type { useTerms } from './use-terms.ts'

type RoofDrawingsProps = { roof: Roof; fill: string; spoken: string; terms: ReturnType<typeof useTerms> }

/** The roof from a corner, which turns, from above, and each slope laid flat; and all of it as a table. */
export const RoofDrawings = ({ roof, fill, spoken, terms }: RoofDrawingsProps) => {
  const t = useText()
  const [turn, setTurn] = useState(0)
  const seen = useMemo(() => axonometry(roof, roof.coverMm, turn), [roof, turn])
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
        inside={() => <Slopes roof={roof} fill={fill} />}
      />
      {roof.pairs.length > 0 && (
        <Folded
          summary={t(messages.pairsTitle, { n: roof.pairs.length })}
          inside={() => <Pairs roof={roof} />}
        />
      )}
      {roof.short.length > 0 && (
        <Folded
          summary={t(messages.shortTitle, { n: roof.short.length })}
          inside={() => <ShortPieces roof={roof} />}
        />
      )}
      <Folded summary={t(messages.inWords)} inside={() => <InWords roof={roof} terms={terms} />} />
    </div>
  )
}

/** Each slope laid flat, with its sheets and purlins. */
const Slopes = ({ roof, fill }: Omit<RoofDrawingsProps, 'spoken' | 'terms'>) => {
  const t = useText()
  return (
    <div className={styles.slopes}>
      {roof.slopes.map((_, index) => {
        const title = slopeTitle(roof, index, t)
        return (
          <figure key={slopeLetter(index)} className={styles.figure}>
            <SceneDrawing scene={slopeScene(roof, index, roof.coverMm)} title={title} fill={fill} />
            <figcaption>{title}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** How each sheet is cut that two pieces come out of. */
const Pairs = ({ roof }: { roof: Roof }) => {
  const t = useText()
  return (
    <>
      <p>{t(messages.pairs)}</p>
      <div className={styles.pairs}>
        {alikePairs(roof).map((alike) => {
          const title = pairTitle(alike, t)
          return (
            <figure key={title} className={styles.figure}>
              <SceneDrawing scene={pairScene(alike, roof.totalMm)} title={title} />
              <figcaption>{title}</figcaption>
            </figure>
          )
        })}
      </div>
    </>
  )
}

/** Which pieces are too short to be cut by a plant, and whose offcut each comes out of. */
const ShortPieces = ({ roof }: { roof: Roof }) => {
  const t = useText()
  const { locale } = useEnv()
  return (
    <>
      <p>{t(messages.short)}</p>
      <ul>
        {roof.short.map(({ piece, from }) => (
          <li key={stripName(piece)}>
            {t(messages.shortPiece, {
              piece: stripName(piece),
              from: stripName(from),
              length: spokenLength(roof.slopes[piece.slope]?.strips[piece.strip]?.reachMm ?? 0, locale),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Places of laps that words can tell; at hips each column has its own, and the drawing shows them. */
const mostLaps = 4

/** The same as a table: each slope, its sheets eave first, its purlins. */
const InWords = ({ roof, terms }: Pick<RoofDrawingsProps, 'roof' | 'terms'>) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  const sheetsOf = ({ strips }: LaidSlope) => {
    const lit = strips.filter(({ skylight }) => skylight).length
    const sheets = strips.filter(({ skylight }) => !skylight)
    const lengths = Map.groupBy(sheets, ({ piecesMm }) => piecesMm.map(metres).join(' + '))
    const told = [...lengths].map(
      ([length, { length: count }]) => `${formatNumber(count, locale)} × ${length} m`,
    )
    return [...told, ...(lit > 0 ? [t(messages.lit, { n: lit })] : [])].join(', ')
  }
  const lapsOf = ({ strips }: LaidSlope) => {
    const places = [...new Set(strips.flatMap(({ jointsMm }) => jointsMm.map(metres)))]
    return places.length > 0 && places.length <= mostLaps
      ? [t(messages.lapsAt, { places: places.join(', ') })]
      : []
  }
  const pairs = alikePairs(roof)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.slope)}</th>
            <th scope="col">{t(messages.sheets)}</th>
            <th scope="col">{terms.Purlins}</th>
          </tr>
        </thead>
        <tbody>
          {roof.slopes.map((laid, index) => (
            <tr key={slopeLetter(index)}>
              <th scope="row">{slopeLetter(index)}</th>
              <td>{[sheetsOf(laid), ...lapsOf(laid)].join('; ')}</td>
              <td>
                {t(laid.purlins.more === undefined ? messages.linesEvery : messages.linesUpTo, {
                  n: laid.purlins.atMm.length,
                  gap: metres(laid.purlins.gapMm),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {roof.short.length > 0 && <ShortPieces roof={roof} />}
      {pairs.length > 0 && (
        <>
          <p>{t(messages.pairs)}</p>
          <ul>
            {pairs.map((alike) => (
              <li key={alike.pieces.join()}>
                {pairTitle(alike, t)}
                {'. '}
                {alike.pair.longMm
                  .map((mm) =>
                    t(messages.pieceSides, {
                      long: spokenLength(mm, locale),
                      short: spokenLength(Math.max(0, mm - alike.pair.dropMm), locale),
                    }),
                  )
                  .join(' + ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
