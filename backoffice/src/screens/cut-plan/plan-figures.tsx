import { useEnv } from '../../api/env.tsx'
import type { CutGroup, CutPlan } from '../../api/plant.ts'
import styles from './cut-plan.module.css'
import { messages } from './messages.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

/** Of all that is cut up. */
const wasteShare = (goodsMeters: number, wasteMeters: number) =>
  goodsMeters + wasteMeters === 0 ? 0 : wasteMeters / (goodsMeters + wasteMeters)

type Props = { plan: CutPlan; groups: readonly CutGroup[] }

/** What these groups come to: waste against yesterday's, what is left, what of all was cut today. */
export const PlanFigures = ({ plan: { yesterday, today }, groups }: Props) => {
  const { t, format } = useEnv()
  const { metres } = useCutWords()
  const pieces = groups.flatMap(piecesOf)
  const open = pieces.reduce(
    (sum, { lengthMeters, quantity, cut }) => sum + lengthMeters * (quantity - cut),
    0,
  )
  const strips = new Set(groups.flatMap(({ runs }) => runs.map(({ stripId }) => stripId)))
  const figures = [
    {
      title: messages.waste,
      value: format.share(
        wasteShare(
          groups.reduce((sum, { meters }) => sum + meters, 0),
          groups.reduce((sum, { wasteMeters }) => sum + wasteMeters, 0),
        ),
      ),
      note:
        yesterday.goodsMeters + yesterday.scrapMeters > 0
          ? t(messages.yesterday, format.share(wasteShare(yesterday.goodsMeters, yesterday.scrapMeters)))
          : undefined,
    },
    { title: messages.toCut, value: metres(open), note: t(messages.pieces, leftOf(pieces)) },
    { title: messages.cutToday, value: metres(today.goodsMeters), note: undefined },
    { title: messages.strips, value: format.number(strips.size), note: undefined },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ title, value, note }) => (
        <div key={title.en}>
          <dt>{t(title)}</dt>
          <dd>
            {value} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
