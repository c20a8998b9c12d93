import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { spokenLength } from '../../../../facts/spoken-length.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import type { Cut, CutJob, CutPlan } from '../../../../trade/cut/cut-job.ts'
import { firstFit } from '../../../../trade/cut/first-fit.ts'
import type { Hair } from '../../../../trade/cut/hair.ts'
import { normalizedCuts } from '../../../../trade/cut/cut-job.ts'
import { nameBars } from '../../../../trade/cut/name-pieces.ts'
import type { NotedCut } from '../../../../trade/cut/parse-cuts.ts'
import { useEnv } from '../../api/env.tsx'
import { ShareActions } from '../../features/material-list/index.ts'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import {
  barCounts,
  barDrawings,
  type CutQuestion,
  cutPath,
  cutWords,
  reusableOffcuts,
  mostLengths,
  writeCutQuestion,
} from '../../features/cut-plan/index.ts'
import { useMoney } from '../../features/market/index.ts'
import type { BarGoods } from './bar-goods.ts'
import { BarList } from './bar-list.tsx'
import { BuyBars } from './buy-bars.tsx'
import { messages } from './messages.ts'

type CutResultProps = {
  plan: CutPlan | undefined
  hair: Hair | undefined
  /** Cuts with what their pieces are called. */
  noted: readonly NotedCut[]
  /** Cuts that no plan is made for. */
  over: readonly Cut[]
  /** From where what is left is kept. */
  minOffcutMm: number
  pending: boolean
  job: CutJob
  question: CutQuestion
  /** Nobody has noted cuts of their own yet. */
  isExample: boolean
  goods: readonly BarGoods[]
  /** Of the costs of the job, which are metres without it. */
  currency?: string | undefined
  onMaterial: (sku: string) => void
}

/** The bars to buy, whether fewer are possible, how each is cut, and the goods. */
export const CutResult = ({
  plan,
  hair,
  noted,
  over,
  minOffcutMm,
  pending,
  job,
  question,
  isExample,
  goods,
  currency,
  onMaterial,
}: CutResultProps) => {
  const t = useText()
  const { locale } = useEnv()
  const money = useMoney()
  const metres = (mm: number) => formatMetres(mm, locale)
  const costOf = (cost: number) => (currency ? money(cost / 100, currency) : spokenLength(cost, locale))
  if (!plan) return pending ? <p role="status">{t(messages.planning)}</p> : null
  const bought = plan.bars.filter(({ stock }) => stock.cost > 0)
  const counts = barCounts(plan)
  const several = new Set(job.stocks.filter(({ cost }) => cost > 0).map(({ lengthMm }) => lengthMm)).size > 1
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
  const namedBars = nameBars(plan.bars, noted)
  const offcuts = reusableOffcuts(plan, minOffcutMm)
  const listed = (list: readonly Cut[]) =>
    list.map((cut) => `${cut.count} × ${spokenLength(cut.lengthMm, locale)}`).join(', ')
  const unit = job.stocks.find(({ cost }) => cost > 0)
  const savedBars = hair && unit && !several ? Math.round(hair.savedCost / unit.cost) : 0
  return (
    <section className={toolStyles.result} aria-labelledby="cut-result" aria-busy={pending}>
      {isExample && <p className={toolStyles.honest}>{t(messages.exampleShown)}</p>}
      <div aria-live="polite">
        <h2 id="cut-result" className={toolStyles.headline}>
          {count === 0
            ? t(messages.buyNone)
            : withNonBreakingUnits(t(messages.buy, { bars: bars.join(' + ') }))}
        </h2>
        <p className={plan.proven ? toolStyles.proven : undefined}>
          {plan.proven
            ? t(messages.proven)
            : plan.cost <= plan.bound
              ? t(messages.provenOfRest)
              : t(messages.bound, { over: costOf(plan.cost - plan.bound), bound: costOf(plan.bound) })}{' '}
          {t(messages.waste, { percent: formatNumber(100 * (1 - usedMm / Math.max(1, allMm)), locale, 1) })}{' '}
          {byEye > plan.cost && t(messages.byEye, { more: costOf(byEye - plan.cost) })}
        </p>
        {currency && several && <p>{t(messages.byPrice, { cost: costOf(plan.cost) })}</p>}
      </div>
      {plan.tooLong.length > 0 && (
        <Alert tone="warning">{t(messages.tooLong, { cuts: listed(plan.tooLong) })}</Alert>
      )}
      {over.length > 0 && (
        <Alert tone="warning">{t(messages.over, { n: mostLengths, cuts: listed(over) })}</Alert>
      )}
      {hair && (
        <Alert tone="info" live="off">
          {t(messages.hair, {
            enough: formatNumber(hair.enoughMm / 1000, locale, 3),
            length: formatNumber(hair.lengthMm / 1000, locale, 3),
            saved: savedBars > 0 ? t(messages.oneBar, { n: savedBars }) : costOf(hair.savedCost),
          })}
        </Alert>
      )}
      <BarList bars={namedBars} kerfMm={job.kerfMm} />
      {offcuts.length > 0 && <p>{t(messages.kept, { rests: listed(offcuts) })}</p>}
      <BuyBars
        counts={counts}
        goods={goods}
        sku={question.m}
        onMaterial={onMaterial}
        drawings={() => barDrawings(namedBars, job.kerfMm, t, locale)}
      >
        {(items) => (
          <ShareActions
            items={items}
            title={t(messages.shareTitle, { metres: metres(boughtMm) })}
            lines={namedBars.map(
              (bar) => `${bar.times} × ${metres(bar.stock.lengthMm)} m: ${cutWords(bar, locale)}`,
            )}
            path={`${cutPath}?${writeCutQuestion(question)}`}
          />
        )}
      </BuyBars>
      <p className={toolStyles.honest}>{t(messages.honest)}</p>
    </section>
  )
}
