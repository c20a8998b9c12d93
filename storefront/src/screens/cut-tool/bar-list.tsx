import { formatMetres } from '../../../../facts/length.ts'
import type { Bar } from '../../../../trade/cut/cut-job.ts'
import { barScene } from '../../../../trade/drawing/cut-scenes.ts'
import { useEnv } from '../../api/env.tsx'
import { SceneDrawing } from '../../features/material-list/index.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { useText } from '../../lib/i18n/text.tsx'
import styles from './cut-tool.module.css'
import { messages } from './messages.ts'

/** How many bars of which length, and what is cut from each. */
export const barWords = ({ stock, times, cutsMm }: Bar, t: Translate, metres: (mm: number) => string) => ({
  words: t(stock.cost === 0 ? messages.ownBar : messages.bar, { n: times, length: metres(stock.lengthMm) }),
  cuts: cutsMm.map((mm) => `${metres(mm)} m`).join(' + '),
})

/** Each different bar to scale, its pieces labelled, and how often it is cut so. The words beside it say the same. */
export const BarList = ({ bars, kerfMm }: { bars: readonly Bar[]; kerfMm: number }) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  const longest = Math.max(...bars.map(({ stock }) => stock.lengthMm))
  return (
    <ol className={styles.bars} role="list">
      {bars.map((bar) => {
        const { words, cuts } = barWords(bar, t, metres)
        return (
          <li key={`${bar.stock.id}:${bar.cutsMm.join()}`}>
            <p>
              <strong>{words}</strong> {cuts} <small>{t(messages.rest, { rest: metres(bar.restMm) })}</small>
            </p>
            <SceneDrawing scene={barScene(bar, kerfMm, longest)} title={`${words} ${cuts}`} />
          </li>
        )
      })}
    </ol>
  )
}
