import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type BankLine, bank as operations } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { dayOf } from '../../lib/day.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Badge, Button, EmptyState, Skeleton } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { UndoDialog } from './line-dialogs.tsx'
import { messages } from './messages.ts'
import { LineFacts } from './pair-row.tsx'
import type { Bank } from './use-bank.ts'

const step = 50
const most = 200

/** A confirmation is taken back on its day alone. */
const isOfToday = ({ matches }: BankLine) =>
  matches.length > 0 && matches.every(({ at }) => dayOf(new Date(at)) === dayOf(new Date()))

type SettledLinesProps = {
  status: 'matched' | 'ignored'
  bank: Bank
  mayWrite: boolean
  words: string
  now: Date
}

/** Lines that were decided: for what, by whom; the newest first. */
export const SettledLines = ({ status, bank, mayWrite, words, now }: SettledLinesProps) => {
  const { call, t, format } = useEnv()
  const { country } = usePlace()
  const [limit, setLimit] = useState(step)
  const [undone, setUndone] = useState<BankLine>()
  const wanted = useDebounced(words.trim())
  const body = {
    statuses: [status],
    limit,
    ...(country === undefined ? {} : { country }),
    ...(wanted === '' ? {} : { words: wanted }),
  }
  const found = useQuery({
    queryKey: [operations.searchBankLines, body],
    queryFn: ({ signal }) => call(operations.searchBankLines, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.data
  if (found.error) return <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />
  if (!rows || !found.data) return <Skeleton lines={8} />
  if (rows.length === 0)
    return <EmptyState icon="bank" title={t(words === '' ? messages.settledEmpty : messages.noneFound)} />
  return (
    <>
      <ul className={styles.board}>
        {rows.map((line) => (
          <li key={line.id} className={styles.pair}>
            <LineFacts line={line} />
            <span className={styles.joint} aria-hidden="true">
              {status === 'matched' ? '=' : ''}
            </span>
            <div className={styles.side}>
              {line.matches.map(({ orderNo, amount, completes, by, at }) => (
                <div key={orderNo}>
                  <p className={styles.first}>
                    <strong>{format.money(amount, line.currency)}</strong>
                    <Link to="/orders/$orderNo" params={{ orderNo }}>
                      {orderNo}
                    </Link>
                    {!completes && <Badge tone="warn">{t(messages.asPart)}</Badge>}
                  </p>
                  <p className={styles.soft}>{t(messages.by, by, format.age(at, now))}</p>
                </div>
              ))}
              {line.surplus !== undefined && (
                <p className={styles.badges}>
                  <Badge tone="warn">{t(messages.surplus, format.money(line.surplus, line.currency))}</Badge>
                </p>
              )}
              {line.note !== undefined && <p>{line.note}</p>}
            </div>
            {mayWrite && (
              <div className={styles.actions}>
                {status === 'ignored' && (
                  <Button
                    isBusy={bank.setIgnored.isPending && bank.setIgnored.variables.id === line.id}
                    onClick={() => bank.setIgnored.mutate({ id: line.id })}
                  >
                    {t(messages.reopen)}
                  </Button>
                )}
                {status === 'matched' && isOfToday(line) && (
                  <Button icon="undo" onClick={() => setUndone(line)}>
                    {t(messages.undo)}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {found.data.total > limit && limit < most && (
        <span>
          <Button isBusy={found.isPlaceholderData} onClick={() => setLimit(Math.min(most, limit + step))}>
            {t(messages.showMore)}
          </Button>
        </span>
      )}
      {undone && <UndoDialog line={undone} bank={bank} onClose={() => setUndone(undefined)} />}
    </>
  )
}
