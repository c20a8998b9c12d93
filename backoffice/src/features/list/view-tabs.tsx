import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, Icon, IconButton, showToast } from '../../ui/index.ts'
import { roleName } from '../people/index.ts'
import { problemText } from '../problem/index.ts'
import type { View } from './column.ts'
import styles from './list.module.css'
import type { ListState, Search } from './list-state.ts'
import { messages } from './messages.ts'
import { RenameViewDialog } from './rename-view-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { behind, type OwnView, type SharedView, useViews } from './use-views.ts'
import { ViewMenu } from './view-menu.tsx'

/** The part of an address that a saved view keeps: neither the page of the list nor what is open. */
const viewSearch = ({ page: _page, open: _open, ...rest }: Search) => rest
const isSame = (one: Search, other: Search) =>
  JSON.stringify(Object.entries(viewSearch(one)).toSorted()) ===
  JSON.stringify(Object.entries(viewSearch(other)).toSorted())

type ViewTabsProps = { list: string; made: readonly View[]; state: ListState }

/** Named choices: those that come with the list, those that somebody shares, and the person's own. */
export const ViewTabs = ({ list, made, state }: ViewTabsProps) => {
  const { t } = useEnv()
  const { views, shared, put, remove, share, changeShared, unshare } = useViews(list)
  const [isNaming, setNaming] = useState(false)
  const [renaming, setRenaming] = useState<{ title: string; save(title: string): void }>()
  const all = [...made, ...shared, ...views]
  const current = all.find(({ search }) => isSame(search, state.search))
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen: the one that is on is in sight.
  useEffect(() => {
    const on = row.current?.querySelector<HTMLElement>('[data-on]')
    if (row.current && on) row.current.scrollLeft = on.offsetLeft + on.offsetWidth - row.current.clientWidth
  }, [current?.id])
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const takeAway = (view: OwnView) =>
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
  const onChanged = {
    onSuccess: () => {
      setRenaming(undefined)
      showToast(t(messages.viewRenamed))
    },
    onError,
  }
  const menuOf = (
    view: OwnView,
    among: readonly OwnView[],
    change: (patch: Partial<Pick<OwnView, 'title' | 'position'>>) => void,
  ) => (
    <ViewMenu
      view={view}
      among={among}
      onRename={() => setRenaming({ title: view.title, save: (title) => change({ title }) })}
      onMove={(position) => change({ position })}
    />
  )
  type More = { hint?: string; offLabel?: string; takeOff?: () => void; menu?: ReactNode }
  const tab = (view: View, more: More = {}) => (
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
      {view === current && more.menu}
      {view === current && more.takeOff && (
        <IconButton icon="close" className={styles.off} label={more.offLabel ?? ''} onClick={more.takeOff} />
      )}
    </span>
  )
  return (
    <div ref={row} className={styles.views} role="group" aria-label={t(messages.views)}>
      {made.map((view) => tab(view))}
      {shared.length > 0 && (
        <span className={styles.viewGroup} role="group" aria-label={t(messages.sharedViews)}>
          {shared.map((view) =>
            tab(view, {
              hint: sharedWith(view),
              offLabel: t(messages.unshareView, view.title),
              ...(unshare.isAllowed(view)
                ? {
                    takeOff: () => takeFromAll(view),
                    menu: menuOf(view, shared, (patch) =>
                      changeShared.mutate({ ...view, ...patch }, patch.title ? onChanged : { onError }),
                    ),
                  }
                : {}),
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
              menu: menuOf(view, views, (patch) =>
                put.mutate({ ...view, ...patch }, patch.title ? onChanged : { onError }),
              ),
            }),
          )}
        </span>
      )}
      {!current && (
        <Button kind="quiet" icon="bookmark" onClick={() => setNaming(true)}>
          {t(messages.saveView)}
        </Button>
      )}
      {renaming && (
        <RenameViewDialog
          title={renaming.title}
          onSave={renaming.save}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {isNaming && (
        <SaveViewDialog
          places={share.places}
          onSave={({ title, whom }) => {
            const search = viewSearch(state.search)
            setNaming(false)
            if (whom === undefined)
              put.mutate(
                { id: `own-${Date.now()}`, title, search, position: behind(views) },
                { onSuccess: () => showToast(t(messages.viewSaved)), onError },
              )
            else
              share.mutate(
                { title, search, ...whom },
                { onSuccess: () => showToast(t(messages.viewShared)), onError },
              )
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
