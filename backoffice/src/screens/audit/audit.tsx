import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { audit, type AuditEntry } from '../../api/audit.ts'
import { type Column, List, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, KeyValues, showToast } from '../../ui/index.ts'
import styles from './audit.module.css'
import { differencesOf } from './change-words.ts'
import { messages } from './messages.ts'

const kinds = ['order', 'product', 'price-book', 'price-change', 'staff'] as const

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { t, format } = useEnv()
  return (
    <div className={styles.entry}>
      <KeyValues
        of={[
          [t(messages.when), format.dateTime(entry.at)],
          [t(messages.who), `${entry.actor.name} · ${t(messages[entry.actor.kind])}`],
          [t(messages.what), entry.operation],
          [t(messages.thing), `${entry.subject.kind} ${entry.subject.id}`],
          [t(messages.from), entry.ip],
          [t(messages.request), entry.requestId],
        ]}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.change)}</th>
            <th scope="col">{t(messages.before)}</th>
            <th scope="col">{t(messages.after)}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(entry.before, entry.after).map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.before}>{before ?? '—'}</td>
              <td className={styles.after}>{after ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who changed what, from what, when; and whether the log was touched. */
export const AuditScreen = () => {
  const { call, t, format } = useEnv()
  const state = useListState()
  const [subjectKind] = state.filters.kind ?? []
  const body = {
    ...(state.words ? { subjectId: state.words } : {}),
    ...(subjectKind ? { subjectKind } : {}),
    limit: state.size,
    offset: (state.page - 1) * state.size,
  }
  const found = useQuery({
    queryKey: [audit.searchAuditEntries, body],
    queryFn: ({ signal }) => call(audit.searchAuditEntries, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const verify = useMutation({
    mutationFn: () => call(audit.verifyAuditChain),
    onSuccess: ({ valid, entries, brokenAt }) =>
      valid
        ? showToast(t(messages.valid, format.number(entries)))
        : showToast(t(messages.broken, String(brokenAt)), { tone: 'bad' }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  const wordsOf = (entry: AuditEntry) =>
    differencesOf(entry.before, entry.after)
      .slice(0, 3)
      .map(({ name, before, after }) => `${name}: ${before ?? '—'} → ${after ?? '—'}`)
      .join(' · ')
  const columns: readonly Column<AuditEntry>[] = [
    { id: 'when', title: messages.when, cell: ({ at }) => format.dateTime(at), text: ({ at }) => at },
    {
      id: 'who',
      title: messages.who,
      cell: ({ actor }) => actor.name,
      text: ({ actor }) => `${actor.kind} ${actor.name}`,
    },
    {
      id: 'what',
      title: messages.what,
      cell: ({ operation }) => operation,
      text: ({ operation }) => operation,
    },
    {
      id: 'thing',
      title: messages.thing,
      cell: ({ subject }) => `${subject.kind} ${subject.id}`,
      text: ({ subject }) => `${subject.kind} ${subject.id}`,
    },
    { id: 'change', title: messages.change, cell: wordsOf, text: wordsOf },
    { id: 'from', title: messages.from, cell: ({ ip }) => ip, text: ({ ip }) => ip, isHidden: true },
  ]
  const open = ({ seq }: AuditEntry) => state.set({ open: String(seq) }, { keepsPage: true })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        <Button icon="lock" isBusy={verify.isPending} onClick={() => verify.mutate()}>
          {t(messages.verify)}
        </Button>
      }
    >
      <List
        name="audit"
        state={state}
        columns={columns}
        filters={[
          {
            id: 'kind',
            title: messages.kind,
            options: kinds.map((value) => ({
              value,
              title: t(value === 'staff' ? messages.staff_ : messages[value]),
            })),
          },
        ]}
        searchHint={t(messages.search)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ seq }) => String(seq)}
        onOpen={open}
        panel={{
          title: ({ seq, operation }) => `${seq} · ${operation}`,
          content: (entry) => <Entry entry={entry} />,
        }}
        card={(entry) => (
          <>
            <strong>
              {entry.actor.name} · {entry.operation}
            </strong>
            <span>
              {entry.subject.kind} {entry.subject.id}
            </span>
            <small>{format.dateTime(entry.at)}</small>
          </>
        )}
        empty={{ icon: 'audit', title: t(messages.empty) }}
      />
    </Page>
  )
}
