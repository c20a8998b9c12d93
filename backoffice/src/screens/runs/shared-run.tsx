import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { RunRow } from '../../api/plant.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { dayAfter } from '../../lib/day.ts'
import { Badge, Button, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './runs.module.css'
import type { useRuns } from './use-runs.ts'

/** A week is what a customer waits for goods that are made for them. */
const usualDays = 7
/** The farthest day that the engine takes. */
const mostDays = 60

type OpenRunDialogProps = { row: RunRow; open: ReturnType<typeof useRuns>['open']; onClose(): void }

/** Until when is ordered for a run, and what it is to reach. */
const OpenRunDialog = ({ row, open, onClose }: OpenRunDialogProps) => {
  const { t, format } = useEnv()
  const { run, minimumMeters, productId } = row
  const [today] = useState(() => dayAfter(0))
  return (
    <Confirm
      title={t(run?.isOpen ? messages.changeRun : messages.openRun)}
      why={t(messages.openWhy, productId, `${format.quantity(minimumMeters)}\u00a0m`)}
      keepLabel={t(messages.cancel)}
      onConfirm={(form) =>
        open
          .mutateAsync({
            productId,
            run: { closingDay: textIn(form, 'day'), meters: Number(textIn(form, 'meters')) },
          })
          .then(
            () => true,
            () => false,
          )
      }
      onClose={onClose}
    >
      <TextField
        label={t(messages.closingDay)}
        hint={t(messages.closingDayWhy)}
        name="day"
        type="date"
        required
        min={today}
        max={dayAfter(mostDays)}
        defaultValue={run?.isOpen ? run.closingDay : dayAfter(usualDays)}
      />
      <TextField
        label={t(messages.goal)}
        name="meters"
        type="number"
        required
        min="0.001"
        step="any"
        defaultValue={run?.goalMeters ?? minimumMeters}
      />
    </Confirm>
  )
}

type SharedRunProps = { row: RunRow; mayDecide: boolean; runs: ReturnType<typeof useRuns> }

/** A run that several carts reach together: how it stands, and how it is opened, moved and closed. */
export const SharedRun = ({ row, mayDecide, runs }: SharedRunProps) => {
  const { t, format } = useEnv()
  const [isOpening, setOpening] = useState(false)
  const { run, productId, orders, decision } = row
  if (!run && !mayDecide) return null
  const metres = (value: number) => `${format.quantity(value)}\u00a0m`
  const day = run && format.date(`${run.closingDay}T12:00:00`)
  const reached = (run?.isOpen ? orders.meters : run?.reachedMeters) ?? 0
  const isShort = run !== undefined && reached < run.goalMeters
  const change = (label: string) => (
    <Button onClick={() => setOpening(true)} aria-label={`${label}: ${productId}`}>
      {label}
    </Button>
  )
  return (
    <div className={styles.shared}>
      {run && (
        <>
          <span className={styles.standing}>
            <Badge tone={run.isOpen ? 'open' : isShort ? 'warn' : 'good'}>
              {t(run.isOpen ? messages.openUntil : messages.closedOn, day ?? '')}
            </Badge>
            <span>{t(messages.paidOf, metres(reached), metres(run.goalMeters))}</span>
          </span>
          <span className={styles.soft}>
            {t(run.isOpen ? messages.whileOpen : isShort ? messages.wasShort : messages.wasEnough)}
          </span>
        </>
      )}
      {mayDecide && (
        <span className={styles.choices}>
          {!run && change(t(messages.openRun))}
          {run?.isOpen && (
            <>
              {change(t(messages.changeDay))}
              <Button
                isBusy={runs.close.isPending}
                aria-label={`${t(messages.closeNow)}: ${productId}`}
                onClick={() => runs.close.mutate({ productId, before: run })}
              >
                {t(messages.closeNow)}
              </Button>
            </>
          )}
          {run && !run.isOpen && change(t(messages.openAgain))}
          {run && !run.isOpen && isShort && !decision && (
            <Button
              isBusy={runs.decide.isPending}
              onClick={() =>
                runs.decide.mutate({ productId, body: { decision: 'cut' }, before: { decision: null } })
              }
            >
              {t(messages.cutAnyway)}
            </Button>
          )}
        </span>
      )}
      {isOpening && <OpenRunDialog row={row} open={runs.open} onClose={() => setOpening(false)} />}
    </div>
  )
}
