import { useEnv } from '../../api/env.tsx'
import type { CutPlan } from '../../api/plant.ts'
import { ListFilters } from '../../features/list/index.ts'
import { Button, EmptyState, Notice } from '../../ui/index.ts'
import type { GroupActions } from './cut-plan.tsx'
import { GroupSummary } from './group-summary.tsx'
import { messages } from './messages.ts'
import { PlanFigures } from './plan-figures.tsx'
import { hasBegun, leftOf, piecesOf, useCutWords } from './use-cut-words.ts'
import type { usePlanFilter } from './use-plan-filter.ts'

type Props = { plan: CutPlan; filter: ReturnType<typeof usePlanFilter> } & GroupActions

/** The list of a plant: what is shown of its plan, in figures and group by group. */
export const Overview = ({ plan, filter, ...actions }: Props) => {
  const { t } = useEnv()
  const { dayWord } = useCutWords()
  const { groups, state, isFiltered } = filter
  const left = plan.groups.reduce((sum, group) => sum + leftOf(piecesOf(group)), 0)
  const isLacking = plan.groups.some(({ lacking }) => lacking.length > 0)
  return (
    <>
      {(plan.groups.length > 0 || isFiltered) && (
        <ListFilters name="cut-plan" state={state} filters={filter.filters} views={filter.views} />
      )}
      <PlanFigures plan={plan} groups={groups} />
      {plan.day < actions.today && hasBegun(plan) && (
        <Notice tone="warn">{t(messages.stale, dayWord(plan.day))}</Notice>
      )}
      {plan.groups.length === 0 && (
        <EmptyState icon="check" title={t(messages.nothing)}>
          <p>{t(messages.nothingWhy)}</p>
        </EmptyState>
      )}
      {plan.groups.length > 0 && groups.length === 0 && (
        <EmptyState icon="filter" title={t(messages.noneShown)}>
          <Button onClick={() => state.reset({})}>{t(messages.showAll)}</Button>
        </EmptyState>
      )}
      {plan.groups.length > 0 && left === 0 && !isLacking && (
        <Notice tone="good">{t(messages.wholeDone)}</Notice>
      )}
      {groups.map((group) => (
        <GroupSummary key={group.id} plan={plan} group={group} {...actions} />
      ))}
    </>
  )
}
