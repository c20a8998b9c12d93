import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type Redirect, redirects } from '../../api/site.ts'
import { type Column, List, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { Button, Dialog, SelectField, showToast, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './redirects.module.css'

type Draft = Pick<Redirect, 'from' | 'to' | 'status'>

/** Saves and removes; the toast of a removal puts it back. */
const useRedirects = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: [redirects.getRedirects] })
  const save = useMutation({
    mutationFn: ({ draft, etag }: { draft: Draft; etag?: string | undefined }) =>
      call(redirects.putRedirect, { body: draft, ifMatch: etag }),
    onSuccess: () => showToast(t(messages.saved)),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ from, etag }: Redirect) =>
      call(redirects.deleteRedirect, { query: { from }, ifMatch: etag }),
    onSuccess: (_, { from, to, status }) =>
      showToast(t(messages.removed), {
        undo: { label: t(messages.undo), run: () => save.mutate({ draft: { from, to, status } }) },
      }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled,
  })
  return { save, remove }
}

const RedirectForm = ({ first, onDone }: { first: Redirect | undefined; onDone(): void }) => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const { save, remove } = useRedirects()
  const mayWrite = can('sfcc.redirects.rw')
  const [draft, setDraft] = useState<Draft>(first ?? { from: '/', to: '/', status: '301' })
  const test = useMutation({
    mutationFn: () => call(redirects.testRedirect, { body: { path: draft.from } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { draft: { from: draft.from, to: draft.to, status: draft.status }, etag: first?.etag },
      { onSuccess: onDone },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {save.error && <ProblemNotice error={save.error} />}
      <TextField
        label={t(messages.from)}
        hint={t(messages.pathHint)}
        required
        pattern="/.*"
        value={draft.from}
        readOnly={first !== undefined || !mayWrite}
        onChange={({ target }) => setDraft({ ...draft, from: target.value.trim() })}
      />
      <TextField
        label={t(messages.to)}
        required
        pattern="/.*"
        value={draft.to}
        readOnly={!mayWrite}
        onChange={({ target }) => setDraft({ ...draft, to: target.value.trim() })}
      />
      <SelectField
        label={t(messages.status)}
        value={draft.status}
        disabled={!mayWrite}
        onChange={({ target }) => setDraft({ ...draft, status: target.value as Draft['status'] })}
      >
        <option value="301">{t(messages.permanent)}</option>
        <option value="302">{t(messages.temporary)}</option>
      </SelectField>
      {mayWrite && (
        <Button kind="main" type="submit" isBusy={save.isPending}>
          {t(messages.save)}
        </Button>
      )}
      {first && (
        <Button isBusy={test.isPending} onClick={() => test.mutate()}>
          {t(messages.test)}
        </Button>
      )}
      {test.data && <p role="status">{t(messages.leads, test.data.destination)}</p>}
      {first && mayWrite && (
        <Button isBusy={remove.isPending} onClick={() => remove.mutate(first, { onSuccess: onDone })}>
          {t(messages.remove)}
        </Button>
      )}
    </form>
  )
}

/** Old paths of the shop and where they lead now. */
export const RedirectsScreen = () => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const state = useListState()
  const [isNew, setNew] = useState(false)
  const query = {
    ...(state.words === '' ? {} : { q: state.words }),
    limit: state.size,
    offset: (state.page - 1) * state.size,
  }
  const found = useQuery({
    queryKey: [redirects.getRedirects, query],
    queryFn: ({ signal }) => call(redirects.getRedirects, { query, signal }),
    placeholderData: keepPreviousData,
  })
  const kindOf = ({ status }: Redirect) => t(status === '301' ? messages.permanent : messages.temporary)
  const columns: readonly Column<Redirect>[] = [
    { id: 'from', title: messages.from, cell: ({ from }) => from, text: ({ from }) => from },
    { id: 'to', title: messages.to, cell: ({ to }) => to, text: ({ to }) => to },
    { id: 'status', title: messages.status, cell: kindOf, text: ({ status }) => status },
  ]
  const close = () => state.set({ open: undefined }, { keepsPage: true })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.redirects.rw') && (
          <Button kind="main" icon="plus" onClick={() => setNew(true)}>
            {t(messages.add)}
          </Button>
        )
      }
    >
      <List
        name="redirects"
        state={state}
        columns={columns}
        searchHint={t(messages.searchHint)}
        rows={found.data?.data}
        {...queryProps(found)}
        idOf={({ from }) => from}
        onOpen={({ from }) => state.set({ open: from }, { keepsPage: true })}
        panel={{
          title: ({ from }) => from,
          content: (one) => <RedirectForm first={one} onDone={close} />,
        }}
        card={({ from, to }) => (
          <>
            <strong>{from}</strong>
            <span>→ {to}</span>
          </>
        )}
        empty={{ icon: 'right', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {isNew && (
        <Dialog title={t(messages.add)} closeLabel={t(messages.close)} onClose={() => setNew(false)}>
          <RedirectForm first={undefined} onDone={() => setNew(false)} />
        </Dialog>
      )}
    </Page>
  )
}
