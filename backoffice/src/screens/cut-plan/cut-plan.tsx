import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type CutLabel, plant } from '../../api/plant.ts'
import { isProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { OutboxList } from '../../features/outbox/index.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { materialWords, PlantField, usePlants } from '../../features/plant/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { Button, EmptyState, IconButton, Notice, showToast, Skeleton } from '../../ui/index.ts'
import { CutOrder } from './cut-order.tsx'
import styles from './cut-plan.module.css'
import { GroupWork } from './group-work.tsx'
import { Labels } from './labels.tsx'
import { messages } from './messages.ts'
import { Overview } from './overview.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { type Confirm, useCutPlan } from './use-cut-plan.ts'
import { useCutWords } from './use-cut-words.ts'
import { usePlanFilter } from './use-plan-filter.ts'
import { amountOf } from './with-cuts.ts'

type Plants = ReturnType<typeof usePlants>
type PlanProps = { plants: Plants; current: NonNullable<Plants['current']> }

/** The list of a plant, or the group of it that is at work. */
const Plan = ({ plants, current }: PlanProps) => {
  const { call, t, language, format } = useEnv()
  const { has } = useSession()
  const { dayWord } = useCutWords()
  const { group: groupId } = useSearch({ strict: false })
  const { storeId, country } = current
  const { today } = plants
  const mayCut = has('orders.cut', country)
  const work = useCutPlan(storeId, { today, mayCut })
  const { query, plan, makeAnew, confirm, isOnline } = work
  const filter = usePlanFilter(plan, { storeId, today })
  const [isBusy, setBusy] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const [labels, setLabels] = useState<readonly CutLabel[]>()
  const during = async (work: Promise<unknown>) => {
    setBusy(true)
    await work
    setBusy(false)
  }
  const printLabels = (of: string) =>
    void during(
      call(plant.getCutLabels, { params: { storeId }, query: { groupId: of } }).then(
        ({ data }) => setLabels(data),
        (error: unknown) => showToast(problemText(t, error), { tone: 'bad' }),
      ),
    )
  const group = plan?.groups.find(({ id }) => id === groupId)
  const hasNone = isProblem(query.error, 404)
  const actions = { storeId, today, mayCut, isBusy, onCut: confirm, onLabels: printLabels }
  return (
    <>
      <div className={styles.screen}>
        <Page
          width="full"
          title={group ? materialWords(group.material, language) : t(messages.title)}
          mark={
            group ? undefined : (
              <span className={styles.mark}>
                <PlantField {...plants} />
                {plan && <span className={styles.soft}>{t(messages.until, dayWord(plan.day))}</span>}
              </span>
            )
          }
          back={
            groupId && (
              <BackLink to="/cut-plan" search={{ ...filter.state.search, store: storeId }}>
                {t(messages.back)}
              </BackLink>
            )
          }
          actions={
            plan && (
              <>
                <Button icon="print" onClick={() => print()}>
                  {t(messages.print)}
                </Button>
                {mayCut && !groupId && (
                  <>
                    <Button
                      isBusy={isBusy}
                      onClick={() => void during(makeAnew({ day: plan.day > today ? plan.day : today }))}
                    >
                      {t(messages.again)}
                    </Button>
                    <IconButton
                      icon="settings"
                      label={t(messages.settings)}
                      onClick={() => setSetting(true)}
                    />
                  </>
                )}
              </>
            )
          }
        >
          {query.error && !hasNone && (
            <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
          )}
          {hasNone && (
            <EmptyState icon="plant" title={t(messages.noPlan)}>
              <p>{t(messages.noPlanWhy)}</p>
            </EmptyState>
          )}
          {query.isPending && <Skeleton lines={8} />}
          {!isOnline && plan && mayCut && <Notice tone="warn">{t(messages.offline)}</Notice>}
          <OutboxList
            title={t(messages.unsent)}
            entries={work.unsent}
            mark={(entry) => format.number(amountOf([entry]))}
            text={({ material, at }) => [materialWords(material, language), format.dateTime(at)]}
            again={t(messages.confirmAgain)}
            onAgain={work.confirmAgain}
            onRetry={work.retry}
            onDrop={work.drop}
            onClear={work.clear}
          />
          {plan && groupId && !group && <Notice tone="open">{t(messages.gone)}</Notice>}
          {plan && group && <GroupWork plan={plan} group={group} {...actions} />}
          {plan && !groupId && <Overview plan={plan} filter={filter} {...actions} />}
        </Page>
      </div>
      {plan && !labels && (
        <CutOrder plan={plan} groups={group ? [group] : filter.groups} plantName={current.storeName} />
      )}
      {labels && <Labels labels={labels} onPrinted={() => setLabels(undefined)} />}
      {isSetting && plan && (
        <SettingsDialog plan={plan} onSave={makeAnew} onClose={() => setSetting(false)} />
      )}
    </>
  )
}

export type GroupActions = {
  storeId: string
  today: string
  mayCut: boolean
  isBusy: boolean
  onCut: Confirm
  onLabels(groupId: string): void
}

/** What a plant cuts today: groups of one material, by coil, each with its picture and its actions. */
export const CutPlanScreen = () => {
  const { t } = useEnv()
  const plants = usePlants()
  const { current, error, isPending, retry } = plants
  if (current) return <Plan key={current.storeId} plants={plants} current={current} />
  return (
    <Page title={t(messages.title)}>
      {error && <ProblemNotice error={error} onRetry={retry} />}
      {isPending && <Skeleton lines={8} />}
      {!isPending && !error && (
        <EmptyState icon="plant" title={t(messages.noPlant)}>
          <p>{t(messages.noPlantWhy)}</p>
        </EmptyState>
      )}
    </Page>
  )
}
