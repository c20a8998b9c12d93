import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, Icon, IconButton, showToast } from '../../ui/index.ts'
import { roleName } from '../people/index.ts'
import { problemText } from '../problem/index.ts'
import type { View } from './column.ts'
import styles from './list.module.css'
import type { ListState, Search } from './list-state.ts'
import { messages } from './messages.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { type SharedView, useViews } from './use-views.ts'

/** The part of an address that a saved view keeps: neither the page of the list nor what is open. */
const viewSearch = ({ page: _page, open: _open, ...rest }: Search) => rest
const isSame = (one: Search, other: Search) =>
  JSON.stringify(Object.entries(viewSearch(one)).toSorted()) ===
  JSON.stringify(Object.entries(viewSearch(other)).toSorted())

type ViewTabsProps = { list: string; made: readonly View[]; state: ListState }

/** Named choices: those that come with the list, those that somebody shares, and the person's own. */
export const ViewTabs = ({ list, made, state }: ViewTabsProps) => {
  const { t } = useEnv()
  const { views, shared, put, remove, share, unshare } = useViews(list)
  const [isNaming, setNaming] = useState(false)
  const all = [...made, ...shared, ...views]
  const current = all.find(({ search }) => isSame(search, state.search))
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const takeAway = (view: View) =>
    remove.mutate(view, {
      onSuccess: () =>
        showToast(t(messages.viewRemoved), {
          undo: { label: t(messages.undo), run: () => put.mutate(view) },
        }),
      onError,
    })
  const takeFromAll = (view: SharedView) =>
    unshare.mutate(view, {
      onSuccess: () =>
        showToast(t(messages.viewUnshared), {
          undo: { label: t(messages.undo), run: () => share.mutate(view, { onError }) },
        }),
      onError,
    })
  const sharedWith = ({ role, country }: SharedView) =>
    t(messages.sharedWith, role === undefined ? t(messages.everybody) : roleName(t, role), country ?? '')
  const tab = (view: View, more: { hint?: string; offLabel?: string; takeOff?: () => void } = {}) => (
    <span key={view.id} className={styles.view} data-on={view === current || undefined}>
      <button
        type="button"
        className={styles.viewButton}
        aria-pressed={view === current}
        title={more.hint}
        onClick={() => state.reset(view.search)}
      >
        {more.hint && <Icon name="customers" size={14} />}
        {view.title}
        {more.hint && <span className="visually-hidden">{` (${more.hint})`}</span>}
      </button>
      {view === current && more.takeOff && (
        <IconButton icon="close" className={styles.off} label={more.offLabel ?? ''} onClick={more.takeOff} />
      )}
    </span>
  )
  return (
    <div className={styles.views} role="group" aria-label={t(messages.views)}>
      {made.map((view) => tab(view))}
      {shared.length > 0 && (
        <span className={styles.viewGroup} role="group" aria-label={t(messages.sharedViews)}>
          {shared.map((view) =>
            tab(view, {
              hint: sharedWith(view),
              offLabel: t(messages.unshareView, view.title),
              ...(unshare.isAllowed(view) ? { takeOff: () => takeFromAll(view) } : {}),
            }),
          )}
        </span>
      )}
      {views.length > 0 && (
        <span className={styles.viewGroup} role="group" aria-label={t(messages.ownViews)}>
          {views.map((view) =>
            tab(view, {
              offLabel: t(messages.removeView, view.title),
              takeOff: () => takeAway(view),
            }),
          )}
        </span>
      )}
      {!current && (
        <Button kind="quiet" icon="bookmark" onClick={() => setNaming(true)}>
          {t(messages.saveView)}
        </Button>
      )}
      {isNaming && (
        <SaveViewDialog
          places={share.places}
          onSave={({ title, whom }) => {
            const search = viewSearch(state.search)
            setNaming(false)
            if (whom === undefined)
              put.mutate(
                { id: `own-${Date.now()}`, title, search },
                { onSuccess: () => showToast(t(messages.viewSaved)), onError },
              )
            else
              share.mutate(
                { id: '', title, search, ...whom },
                { onSuccess: () => showToast(t(messages.viewShared)), onError },
              )
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
