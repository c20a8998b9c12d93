import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { RunDecision, RunRow } from '../../api/plant.ts'
import { Button, Menu, MenuItem } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './runs.module.css'

const words = { offer: messages.offered, wait: messages.waiting, cut: messages.cutShort } as const

type Stock = { storeId: string; name: string; meters: number }

type DecideProps = {
  row: RunRow
  mayDecide: boolean
  stock: readonly Stock[]
  storeName(storeId: string): string
  isBusy: boolean
  onDecide(body: RunDecision, before: RunDecision): void
}

/** What was decided of goods, or the choices: an offer, waiting, another store's goods. */
export const Decide = ({ row, mayDecide, stock, storeName, isBusy, onDecide }: DecideProps) => {
  const { t, format } = useEnv()
  const [isAsked, setAsked] = useState(false)
  const [now] = useState(() => new Date())
  const { decision, productId } = row
  const before: RunDecision = decision
    ? {
        decision: decision.decision,
        ...(decision.storeId === undefined ? {} : { storeId: decision.storeId }),
        ...(decision.until === undefined ? {} : { until: decision.until }),
        ...(decision.note === undefined ? {} : { note: decision.note }),
      }
    : { decision: null }
  const decide = (body: RunDecision) => {
    setAsked(false)
    onDecide(body, before)
  }
  if (decision && !isAsked)
    return (
      <div className={styles.decided}>
        <strong>
          {decision.decision === 'substitute'
            ? t(messages.substituted, storeName(decision.storeId ?? ''))
            : t(words[decision.decision])}
        </strong>
        <span className={styles.soft}>
          {t(messages.by, decision.decidedBy.name, format.age(decision.decidedAt, now))}
        </span>
        {mayDecide && (
          <Button kind="quiet" aria-label={t(messages.changeOf, productId)} onClick={() => setAsked(true)}>
            {t(messages.change)}
          </Button>
        )}
      </div>
    )
  if (!mayDecide) return <div />
  const [most, ...others] = stock.toSorted((a, b) => b.meters - a.meters)
  const wordsOf = ({ name, meters }: Stock) => t(messages.takeFrom, name, `${format.quantity(meters)}\u00a0m`)
  const takeFrom = ({ storeId }: Stock) => decide({ decision: 'substitute', storeId })
  return (
    <div className={styles.choices} role="group" aria-label={`${t(messages.todo)}: ${productId}`}>
      <Button isBusy={isBusy} onClick={() => decide({ decision: 'offer' })}>
        {t(messages.offer)}
      </Button>
      <Button isBusy={isBusy} onClick={() => decide({ decision: 'wait' })}>
        {t(messages.wait)}
      </Button>
      {most && (
        <Button isBusy={isBusy} onClick={() => takeFrom(most)}>
          {wordsOf(most)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu label={t(messages.otherStores)}>
          {others.map((one) => (
            <MenuItem key={one.storeId} onClick={() => takeFrom(one)}>
              {wordsOf(one)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {!most && <span className={styles.soft}>{t(messages.noStock)}</span>}
    </div>
  )
}
