import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { CheckField, Menu, SearchField } from '../../ui/index.ts'
import type { Column } from './column.ts'
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
