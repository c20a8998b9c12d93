import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, CheckField, IconButton, Menu, SearchField, TextField } from '../../ui/index.ts'
import type { Column, Filter } from './column.ts'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { messages } from './messages.ts'

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
      <SearchField
        data-list-search
        label={t(messages.search)}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  )
}

type NumberFilterProps = {
  title: string
  unit: string
  value: string | undefined
  onSet(value: string): void
}

/** A number to filter by, which counts once it is sent. */
const NumberFilter = ({ title, unit, value, onSet }: NumberFilterProps) => {
  const { t } = useEnv()
  return (
    <form
      className={styles.numberFilter}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('number')
        if (typeof typed === 'string' && typed !== '') onSet(String(Number(typed)))
      }}
    >
      <TextField
        label={`${title} (${unit})`}
        name="number"
        type="number"
        step="0.1"
        min={-1_000}
        max={1_000}
        required
        defaultValue={value}
      />
      <Button type="submit">{t(messages.apply)}</Button>
    </form>
  )
}

/** Filters that are on, each to be taken off, and a menu of the others. */
export const FilterBar = ({ state, filters }: { state: ListState; filters: readonly Filter[] }) => {
  const { t } = useEnv()
  const toggle = ({ id, isSingle }: Filter, value: string) => {
    const on = state.filters[id] ?? []
    const others = isSingle ? [] : on.filter((one) => one !== value)
    const next = on.includes(value) ? others : [...others, value]
    state.set({ [id]: next.join(',') })
  }
  const isOn = filters.filter(({ id }) => state.filters[id])
  return (
    <>
      {filters.map((filter) => {
        const { id } = filter
        const title = t(filter.title)
        const on = state.filters[id] ?? []
        const named = filter.options
          ? filter.options.filter(({ value }) => on.includes(value)).map((one) => one.title)
          : on.map((number) => `${number} ${filter.unit}`)
        const more = named.length > 2 ? ` +${named.length - 2}` : ''
        const label = named.length === 0 ? title : `${title}: ${named.slice(0, 2).join(', ')}${more}`
        return (
          <span key={id} className={styles.filter} data-on={named.length > 0 || undefined}>
            <Menu label={label} side="start" kind="quiet" className={styles.filterButton}>
              {filter.options ? (
                <fieldset className={styles.options}>
                  <legend className="visually-hidden">{title}</legend>
                  {filter.options.map((one) => (
                    <CheckField
                      key={one.value}
                      label={one.title}
                      checked={on.includes(one.value)}
                      onChange={() => toggle(filter, one.value)}
                    />
                  ))}
                </fieldset>
              ) : (
                <NumberFilter
                  key={on[0]}
                  title={title}
                  unit={filter.unit}
                  value={on[0]}
                  onSet={(value) => state.set({ [id]: value })}
                />
              )}
            </Menu>
            {named.length > 0 && (
              <IconButton
                icon="close"
                label={t(messages.takeOff, title)}
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
