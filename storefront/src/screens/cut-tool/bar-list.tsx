import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import type { NamedBar } from '../../../../trade/cut/name-pieces.ts'
import { barScene } from '../../../../trade/drawing/cut-scenes.ts'
import { useEnv } from '../../api/env.tsx'
import { barWords, restWords } from '../../features/cut-plan/index.ts'
import { SceneDrawing } from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import styles from './cut-tool.module.css'

/** Each different bar to scale, its pieces labelled, and how often it is cut so. The words beside it say the same. */
export const BarList = ({ bars, kerfMm }: { bars: readonly NamedBar[]; kerfMm: number }) => {
  const t = useText()
  const { locale } = useEnv()
  const longest = Math.max(...bars.map(({ stock }) => stock.lengthMm))
  return (
    <ol className={styles.bars} role="list">
      {bars.map((bar) => {
        const { words, cuts } = barWords(bar, t, locale)
        return (
          <li key={`${bar.stock.id}:${bar.cutsMm.join()}:${bar.names.join()}`}>
            <p>
              <strong>{words}</strong> {withNonBreakingUnits(cuts)} <small>{restWords(bar, t, locale)}</small>
            </p>
            <SceneDrawing scene={barScene(bar, kerfMm, longest)} title={`${words} ${cuts}`} />
          </li>
        )
      })}
    </ol>
  )
}
