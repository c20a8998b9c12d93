import { type FormEvent, useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { problemText } from '../problem/index.ts'
import { Button, CheckField, Dialog, Icon, IconButton, Menu, showToast, TextField } from '../../ui/index.ts'
import type { Column, Filter, View } from './column.ts'
import styles from './list.module.css'
import type { ListState, Search } from './list-state.ts'
import { messages } from './messages.ts'
import { useViews } from './use-views.ts'

const typingMs = 250

/** Words that refine the list while they are typed. */
export const ListSearch = ({ state, placeholder }: { state: ListState; placeholder: string }) => {
  const { t } = useEnv()
  const [text, setText] = useState(state.words)
  const [known, setKnown] = useState(state.words)
  if (known !== state.words) {
    setKnown(state.words)
    setText(state.words)
  }
  useEffect(() => {
    if (text === state.words) return
    const timer = setTimeout(() => state.set({ q: text }), typingMs)
    return () => clearTimeout(timer)
  }, [text, state])
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        state.set({ q: text })
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        data-list-search
        aria-label={t(messages.search)}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  )
}

/** Filters that are on, each to be taken off, and a menu of the others. */
export const FilterBar = ({ state, filters }: { state: ListState; filters: readonly Filter[] }) => {
  const { t } = useEnv()
  const toggle = (id: string, value: string) => {
    const on = state.filters[id] ?? []
    const next = on.includes(value) ? on.filter((one) => one !== value) : [...on, value]
    state.set({ [id]: next.join(',') })
  }
  const isOn = filters.filter(({ id }) => state.filters[id])
  return (
    <>
      {filters.map(({ id, title, options }) => {
        const on = state.filters[id] ?? []
        const named = options.filter(({ value }) => on.includes(value)).map((one) => one.title)
        const label = named.length === 0 ? t(title) : `${t(title)}: ${named.join(', ')}`
        return (
          <span key={id} className={styles.filter} data-on={named.length > 0 || undefined}>
            <Menu label={label} side="start" kind="quiet" className={styles.filterButton}>
              <fieldset className={styles.options}>
                <legend className="visually-hidden">{t(title)}</legend>
                {options.map((one) => (
                  <CheckField
                    key={one.value}
                    label={one.title}
                    checked={on.includes(one.value)}
                    onChange={() => toggle(id, one.value)}
                  />
                ))}
              </fieldset>
            </Menu>
            {named.length > 0 && (
              <IconButton
                icon="close"
                label={t(messages.takeOff, t(title))}
                className={styles.off}
                onClick={() => state.set({ [id]: undefined })}
              />
            )}
          </span>
        )
      })}
      {isOn.length > 1 && (
        <Button kind="quiet" onClick={() => state.reset({ q: state.search.q, sort: state.search.sort })}>
          {t(messages.takeOffAll)}
        </Button>
      )}
    </>
  )
}

type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[]
  isShown(id: string): boolean
  toggle(id: string): void
}

/** Which columns are shown; the first always is. */
export const ColumnsMenu = <Row,>({ columns, isShown, toggle }: ColumnsMenuProps<Row>) => {
  const { t } = useEnv()
  return (
    <Menu label={t(messages.columns)} icon="columns" isIconOnly>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t(messages.columns)}</legend>
        {columns.slice(1).map(({ id, title }) => (
          <CheckField key={id} label={t(title)} checked={isShown(id)} onChange={() => toggle(id)} />
        ))}
      </fieldset>
    </Menu>
  )
}

/** The part of an address that a saved view keeps: neither the page of the list nor what is open. */
const viewSearch = ({ page: _page, open: _open, ...rest }: Search) => rest
const isSame = (one: Search, other: Search) =>
  JSON.stringify(Object.entries(viewSearch(one)).toSorted()) ===
  JSON.stringify(Object.entries(viewSearch(other)).toSorted())

type ViewTabsProps = { list: string; made: readonly View[]; state: ListState }

/** Named choices: those that come with the list, and the person's own. */
export const ViewTabs = ({ list, made, state }: ViewTabsProps) => {
  const { t } = useEnv()
  const { views, put, remove } = useViews(list)
  const [isNaming, setNaming] = useState(false)
  const all = [...made, ...views]
  const current = all.find(({ search }) => isSame(search, state.search))
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = event.currentTarget.querySelector('input')?.value.trim()
    if (!title) return
    put.mutate(
      { id: `own-${Date.now()}`, title, search: viewSearch(state.search) },
      {
        onSuccess: () => showToast(t(messages.viewSaved)),
        onError: (error) => showToast(problemText(t, error)),
      },
    )
    setNaming(false)
  }
  const takeAway = (view: View) =>
    remove.mutate(view, {
      onSuccess: () =>
        showToast(t(messages.viewRemoved), {
          undo: { label: t(messages.undo), run: () => put.mutate(view) },
        }),
      onError: (error) => showToast(problemText(t, error)),
    })
  return (
    <div className={styles.views} role="group" aria-label={t(messages.views)}>
      {all.map((view) => (
        <span key={view.id} className={styles.view} data-on={view === current || undefined}>
          <button
            type="button"
            className={styles.viewButton}
            aria-pressed={view === current}
            onClick={() => state.reset(view.search)}
          >
            {view.title}
          </button>
          {view === current && views.includes(view) && (
            <IconButton
              icon="close"
              className={styles.off}
              label={t(messages.removeView, view.title)}
              onClick={() => takeAway(view)}
            />
          )}
        </span>
      ))}
      {!current && (
        <Button kind="quiet" icon="bookmark" onClick={() => setNaming(true)}>
          {t(messages.saveView)}
        </Button>
      )}
      {isNaming && (
        <Dialog title={t(messages.saveView)} closeLabel={t(messages.cancel)} onClose={() => setNaming(false)}>
          <form className={styles.naming} onSubmit={save}>
            <TextField label={t(messages.viewName)} autoFocus required maxLength={40} />
            <Button kind="main" type="submit">
              {t(messages.save)}
            </Button>
          </form>
        </Dialog>
      )}
    </div>
  )
}
