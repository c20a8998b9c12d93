import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { Badge, Button, IconButton, Section } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Outgoing } from './outbox.ts'
import styles from './outbox.module.css'

type OutboxListProps<Item> = {
  title: string
  /** What is said where nothing is kept; without it the list is not there then. */
  nothing?: string
  entries: readonly Outgoing<Item>[]
  /** How much, or which. */
  mark(entry: Outgoing<Item>): ReactNode
  /** What it is about, in one line and a smaller one. */
  text(entry: Outgoing<Item>): readonly [string, string]
  /** Does again what was refused. */
  again: string
  onAgain(entry: Outgoing<Item>): void
  /** Tries at once what was not answered. */
  onRetry(key: string): void
  onDrop(key: string): void
  onClear(): void
}

const tones = { waiting: 'warn', sent: 'good', refused: 'bad' } as const

/** What was done on this device, the newest first: what waits, what has arrived, and what has to be done again. */
export const OutboxList = <Item,>(props: OutboxListProps<Item>) => {
  const { title, nothing, entries, mark, text, again, onAgain, onRetry, onDrop, onClear } = props
  const { t } = useEnv()
  const isOnline = useOnline()
  if (entries.length === 0 && !nothing) return null
  return (
    <Section
      isBare
      title={`${title} (${entries.length})`}
      actions={
        entries.some(({ state }) => state === 'sent') && (
          <Button kind="quiet" onClick={onClear}>
            {t(messages.clear)}
          </Button>
        )
      }
    >
      {entries.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      <ul>
        {entries.toReversed().map((entry) => {
          const [name, more] = text(entry)
          const { key, state, result } = entry
          const isUnanswered = state === 'waiting' && isOnline && result !== undefined
          return (
            <li key={key} className={styles.entry}>
              <strong className={styles.mark}>{mark(entry)}</strong>
              <span>
                {name}
                <small>{more}</small>
                {(state === 'refused' || isUnanswered) && <small className={styles.bad}>{result}</small>}
              </span>
              <Badge tone={tones[state]}>
                {t(
                  isUnanswered
                    ? messages.unanswered
                    : state === 'waiting' && isOnline
                      ? messages.sending
                      : messages[state],
                )}
              </Badge>
              {isUnanswered && (
                <span className={styles.again}>
                  <Button onClick={() => onRetry(key)}>{t(messages.retry)}</Button>
                </span>
              )}
              {state === 'refused' && (
                <span className={styles.again}>
                  <Button onClick={() => onAgain(entry)}>{again}</Button>
                  <IconButton icon="close" label={t(messages.drop)} onClick={() => onDrop(key)} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
