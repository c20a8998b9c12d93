import { useEnv } from '../../api/env.tsx'
import type { CutPlan } from '../../api/plant.ts'
import styles from './cut-plan.module.css'
import { messages } from './messages.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

const wastePercent = ({ goodsMeters, scrapMeters }: CutPlan['yesterday']) =>
  (scrapMeters / (goodsMeters + scrapMeters)) * 100

/** What the plan comes to: waste against yesterday's, what is left, what is cut. */
export const PlanFigures = ({ plan }: { plan: CutPlan }) => {
  const { t, format } = useEnv()
  const { metres } = useCutWords()
  const { groups, yesterday, today } = plan
  const pieces = groups.flatMap(piecesOf)
  const open = pieces.reduce(
    (sum, { lengthMeters, quantity, cut }) => sum + lengthMeters * (quantity - cut),
    0,
  )
  const strips = new Set(groups.flatMap(({ runs }) => runs.map(({ stripId }) => stripId)))
  const percent = (value: number) => `${format.number(value, 1)} %`
  const figures = [
    {
      title: messages.waste,
      value: percent(plan.wastePercent),
      note:
        yesterday.goodsMeters + yesterday.scrapMeters > 0
          ? t(messages.yesterday, percent(wastePercent(yesterday)))
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
