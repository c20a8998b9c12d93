import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { Button, Icon, Section, TextField } from '../../ui/index.ts'
import { events, messages } from './messages.ts'
import styles from './order.module.css'
import type { useOrder } from './use-order.ts'

type TimelineProps = { order: DeskOrder; change: ReturnType<typeof useOrder>['change'] }

/** What happened, by whom, the latest first; and a note for the merchant's people. */
export const Timeline = ({ order, change }: TimelineProps) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { orderNo } = order
  const add = async () => {
    setBusy(true)
    const isAdded = await change(
      () => call.tagged(orders.addOrderNote, { params: { orderNo }, body: { note } }),
      t(messages.noted),
    )
    if (isAdded) setNote('')
    setBusy(false)
  }
  const nameOf = (what: string) => {
    const known = Object.entries(events).find(([name]) => name === what)
    return known ? t(known[1]) : what
  }
  return (
    <Section title={t(messages.history)}>
      {can('sfcc.orders.rw') && (
        <form
          className={styles.note}
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <TextField
            label={t(messages.note)}
            isLabelHidden
            placeholder={t(messages.note)}
            value={note}
            required
            maxLength={1_000}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button type="submit" isBusy={isBusy}>
            {t(messages.addNote)}
          </Button>
        </form>
      )}
      <ol className={styles.timeline}>
        {order.timeline.toReversed().map(({ at, what, note: said, actor, isPublic }) => (
          <li key={`${at}${what}${said ?? ''}`} className={styles.event}>
            <span className={styles.eventDot}>
              <Icon name={what === 'note' ? 'cases' : 'check'} size={12} />
            </span>
            <div>
              <p>
                <strong>{nameOf(what)}</strong>
                {said && <span> · {said}</span>}
              </p>
              <small>
                {[format.dateTime(at), actor?.name, isPublic ? t(messages.shownToCustomer) : undefined]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
