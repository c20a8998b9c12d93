import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { audit, type AuditEntry } from '../../api/audit.ts'
import { useEnv } from '../../api/env.tsx'
import { momentsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { users } from '../../api/users.ts'
import { type Column, List, loadPages, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, KeyValues, showToast } from '../../ui/index.ts'
import styles from './audit.module.css'
import { differencesOf } from './change-words.ts'
import { fieldWords } from './field-words.ts'
import { kindMessages, messages } from './messages.ts'
import { operationWords } from './operation-words.ts'
import { Thing } from './thing.tsx'
import { type Told, valueWords } from './value-words.ts'

type SubjectKind = keyof typeof kindMessages
const kinds = Object.keys(kindMessages) as SubjectKind[]

/** What identifiers in the log stand for: stores, and people of the team for who may know them. */
const useNames = () => {
  const { call } = useEnv()
  const { can, person } = useSession()
  const team = useQuery({
    queryKey: [users.getUsers],
    queryFn: () => call(users.getUsers),
    enabled: can('sfcc.users'),
  })
  return (id: string): string | undefined =>
    person.stores.find((store) => store.storeId === id)?.name ??
    team.data?.data.find(({ userId }) => userId === id)?.name
}

/** How the values of an entry are told: to whom, in which currency. */
const useTold = () => {
  const { shop, t, format, language } = useEnv()
  const nameOf = useNames()
  return ({ subject, country }: AuditEntry): Told => {
    const currency = shop.countries.find(({ code }) => code === country)?.currency
    return { t, format, language, nameOf, kind: subject.kind, ...(currency ? { currency } : {}) }
  }
}

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { t, format } = useEnv()
  const nameOf = useNames()
  const told = useTold()(entry)
  return (
    <div className={styles.entry}>
      <KeyValues
        of={[
          [t(messages.when), format.dateTime(entry.at)],
          [t(messages.who), `${entry.actor.name} · ${t(messages[entry.actor.kind])}`],
          [t(messages.what), operationWords(t, entry.operation)],
          [t(messages.thing), <Thing key="thing" of={entry.subject} nameOf={nameOf} />],
          [t(messages.from), entry.ip],
          [t(messages.call), entry.operation],
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
              <th scope="row">{fieldWords(t, name, told.kind)}</th>
              <td className={styles.before}>{valueWords(told, name, before)}</td>
              <td className={styles.after}>{valueWords(told, name, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whoever has changed something of these, each once. */
const actorsOf = (entries: readonly AuditEntry[]) =>
  [...new Map(entries.map(({ actor }) => [actor.id, actor.name]))]
    .map(([value, title]) => ({ value, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title))

/** Who changed what, from what, when; and whether the log was touched. */
export const AuditScreen = () => {
  const { call, shop, t, format } = useEnv()
  const { countriesOf } = useSession()
  const nameOf = useNames()
  const countries = countriesOf('sfcc.audit')
  const countryName = useCountryName()
  const state = useListState()
  const [subjectKind] = state.filters.kind ?? []
  const [actorId] = state.filters.actor ?? []
  const [country] = state.filters.country ?? []
  const choice = {
    ...(state.words ? { subjectId: state.words } : {}),
    ...(subjectKind ? { subjectKind } : {}),
    ...(actorId ? { actorId } : {}),
    ...(country ? { country } : {}),
    ...momentsOf(state.filters.days ?? []),
  }
  const body = {
    ...choice,
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
  const toldOf = useTold()
  const wordsOf = (entry: AuditEntry) => {
    const told = toldOf(entry)
    return differencesOf(entry.before, entry.after)
      .slice(0, 3)
      .map(({ name, before, after }) => {
        const now = valueWords(told, name, after)
        const was = before === undefined ? '' : `${valueWords(told, name, before)} → `
        return `${fieldWords(t, name, told.kind)}: ${was}${now}`
      })
      .join(' · ')
  }
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
      cell: ({ operation }) => operationWords(t, operation),
      text: ({ operation }) => operation,
    },
    {
      id: 'thing',
      title: messages.thing,
      cell: ({ subject }) => <Thing of={subject} nameOf={nameOf} />,
      text: ({ subject }) => `${subject.kind} ${subject.id}`,
    },
    { id: 'change', title: messages.change, cell: wordsOf, text: wordsOf, isWide: true },
    { id: 'from', title: messages.from, cell: ({ ip }) => ip, text: ({ ip }) => ip },
    {
      id: 'country',
      title: messages.country,
      cell: ({ country: code }) => code,
      text: (entry) => entry.country,
      isHidden: true,
    },
  ]
  const open = ({ seq }: AuditEntry) => state.set({ open: String(seq) }, { keepsPage: true })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      {...(countries ? { lead: t(messages.part, countries.map(countryName).join(', ')) } : {})}
      actions={
        countries === undefined && (
          <Button icon="lock" isBusy={verify.isPending} onClick={() => verify.mutate()}>
            {t(messages.verify)}
          </Button>
        )
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
            isSingle: true,
            options: kinds.map((value) => ({
              value,
              title: t(kindMessages[value]),
            })),
          },
          { id: 'actor', title: messages.who, isSingle: true, options: actorsOf(found.data?.hits ?? []) },
          {
            id: 'country',
            title: messages.country,
            isSingle: true,
            options: (countries ?? shop.countries.map(({ code }) => code)).map((value) => ({
              value,
              title: countryName(value),
            })),
          },
          { id: 'days', title: messages.date, isDays: true },
        ]}
        searchHint={t(messages.search)}
        loadAll={() => loadPages((page) => call(audit.searchAuditEntries, { body: { ...choice, ...page } }))}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ seq }) => String(seq)}
        onOpen={open}
        panel={{
          title: ({ seq, operation }) => `${operationWords(t, operation)} · ${seq}`,
          content: (entry) => <Entry entry={entry} />,
        }}
        card={(entry) => (
          <>
            <strong>
              {entry.actor.name} · {operationWords(t, entry.operation)}
            </strong>
            <Thing of={entry.subject} nameOf={nameOf} isText />
            <small>{format.dateTime(entry.at)}</small>
          </>
        )}
        empty={{ icon: 'audit', title: t(messages.empty) }}
      />
    </Page>
  )
}
