import { formatMetres } from '../../../../facts/length.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import type { CutJob, CutPlan } from '../../../../trade/cut/cut-job.ts'
import { firstFit } from '../../../../trade/cut/first-fit.ts'
import { normalizedCuts } from '../../../../trade/cut/cut-job.ts'
import { useEnv } from '../../api/env.tsx'
import { ShareActions } from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import { BarList } from './bar-list.tsx'
import { BuyBars } from './buy-bars.tsx'
import { type CutQuestion, writeCutQuestion } from './cut-question.ts'
import styles from './cut-tool.module.css'
import { messages } from './messages.ts'

type CutResultProps = {
  plan: CutPlan | undefined
  pending: boolean
  job: CutJob
  question: CutQuestion
  onMaterial: (sku: string) => void
}

/** The bars to buy, whether fewer are possible, how each is cut, and the goods. */
export const CutResult = ({ plan, pending, job, question, onMaterial }: CutResultProps) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  if (!plan) return pending ? <p role="status">{t(messages.planning)}</p> : null
  const bought = plan.bars.filter(({ stock }) => stock.cost > 0)
  const counts = barCounts(plan)
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  if (count === 0 && plan.bars.length === 0) {
    return <Alert tone="info">{t(plan.tooLong.length > 0 ? messages.allTooLong : messages.nothing)}</Alert>
  }
  const boughtMm = bought.reduce((sum, bar) => sum + bar.stock.lengthMm * bar.times, 0)
  const usedMm = plan.bars.reduce((sum, bar) => sum + bar.times * bar.cutsMm.reduce((a, b) => a + b, 0), 0)
  const allMm = plan.bars.reduce((sum, bar) => sum + bar.times * bar.stock.lengthMm, 0)
  const bars = counts.map((one) => t(messages.barsOf, { n: one.count, length: metres(one.lengthMm) }))
  const byEye = firstFit(job, normalizedCuts(job.cuts)).reduce(
    (sum, { stock }) => sum + (job.stocks[stock]?.cost ?? 0),
    0,
  )
  return (
    <section className={styles.result} aria-labelledby="cut-result" aria-busy={pending}>
      <div aria-live="polite">
        <h2 id="cut-result" className={styles.headline}>
          {count === 0 ? t(messages.buyNone) : t(messages.buy, { bars: bars.join(' + ') })}
        </h2>
        <p className={plan.proven ? styles.proven : undefined}>
          {plan.proven
            ? t(messages.proven)
            : t(messages.bound, { over: metres(plan.cost - plan.bound), bound: metres(plan.bound) })}{' '}
          {t(messages.waste, { percent: formatNumber(100 * (1 - usedMm / Math.max(1, allMm)), locale, 1) })}{' '}
          {byEye > plan.cost && t(messages.byEye, { metres: metres(byEye - plan.cost) })}
        </p>
      </div>
      {plan.tooLong.length > 0 && (
        <Alert tone="warning">
          {t(messages.tooLong, {
            cuts: plan.tooLong.map((cut) => `${cut.count} × ${metres(cut.lengthMm)} m`).join(', '),
          })}
        </Alert>
      )}
      <BarList bars={plan.bars} kerfMm={job.kerfMm} />
      <BuyBars counts={counts} sku={question.m} onMaterial={onMaterial}>
        {(items) => (
          <ShareActions
            items={items}
            title={t(messages.shareTitle, { metres: metres(boughtMm) })}
            lines={plan.bars.map(
              ({ times, stock, cutsMm }) =>
                `${times} × ${metres(stock.lengthMm)} m: ${cutsMm.map(metres).join(' + ')}`,
            )}
            path={`/tools/cuts?${writeCutQuestion(question)}`}
          />
        )}
      </BuyBars>
      <p className={styles.honest}>{t(messages.honest)}</p>
    </section>
  )
}

export type BarCount = { lengthMm: number; count: number }

/** Bars to buy of each length, longest first; offcuts that are there already are none. */
const barCounts = ({ bars }: CutPlan): BarCount[] => {
  const counts = new Map<number, number>()
  for (const { stock, times } of bars) {
    if (stock.cost > 0) counts.set(stock.lengthMm, (counts.get(stock.lengthMm) ?? 0) + times)
  }
  return [...counts].map(([lengthMm, count]) => ({ lengthMm, count }))
}
