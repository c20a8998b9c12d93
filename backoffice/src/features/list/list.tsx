import { type ReactNode, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { phone, useMedia } from '../../lib/use-media.ts'
import { Button, Dialog, EmptyState, IconButton, type IconName, showToast, Skeleton } from '../../ui/index.ts'
import { ProblemNotice, problemText } from '../problem/index.ts'
import type { Column, Filter, View } from './column.ts'
import { csvOf } from './csv.ts'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { ListPages } from './list-pages.tsx'
import { ListTable, type Selection } from './list-table.tsx'
import { ColumnsMenu, FilterBar, ListSearch, ViewTabs } from './list-tools.tsx'
import { messages } from './messages.ts'
import { selectedAfter } from './selection.ts'
import { useColumns } from './use-columns.ts'
import { useListKeys } from './use-list-keys.ts'

export type ListProps<Row> = {
  /** How this browser remembers its columns and views. */
  name: string
  state: ListState
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  views?: readonly View[]
  /** Without it there are no words to search by. */
  searchHint?: string
  /** Undefined while they are asked for the first time. */
  rows: readonly Row[] | undefined
  total: number
  error: unknown
  /** Other rows are on their way; these stay until then. */
  isRefining: boolean
  onRetry(): void
  idOf(row: Row): string
  /** A row on a phone. */
  card(row: Row): ReactNode
  /** What can be done to it there, below the card. */
  cardAction?: ((row: Row) => ReactNode) | undefined
  /** In the panel at the side. */
  panel?: { title(row: Row): string; content(row: Row): ReactNode }
  onOpen(row: Row): void
  /** Actions on the rows that are selected. */
  bulk?(selected: readonly Row[], clear: () => void): ReactNode
  /** Sums of what was found, or of what is selected. */
  sums?(selected: readonly Row[]): ReactNode
  empty: { icon: IconName; title: string; advice?: ReactNode }
  /** All rows that match, for a file. */
  loadAll?(): Promise<readonly Row[]>
}

/** A list as every page shows one: views, filters, columns, rows, a panel, a file. Its state is the address. */
export const List = <Row,>(props: ListProps<Row>) => {
  const { t, format } = useEnv()
  const { name, state, columns, filters = [], views = [], rows, total, error, idOf, onOpen, panel } = props
  const isPhone = useMedia(phone)
  const { shown, isShown, toggle } = useColumns(name, columns)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(-1)
  const [isWriting, setWriting] = useState(false)
  const chosen = rows?.filter((row) => selected.has(idOf(row))) ?? []
  const opened = panel && rows?.find((row) => idOf(row) === state.open)
  const lastPress = useRef(-1)
  const selection: Selection = {
    ids: selected,
    press: (index, isRange) => {
      const from = isRange ? lastPress.current : undefined
      lastPress.current = index
      setSelected(selectedAfter(selected, rows?.map(idOf) ?? [], { at: index, from }))
    },
    set: (ids) => setSelected(new Set(ids)),
  }
  const clear = () => selection.set([])
  const peek = (row: Row) =>
    panel && !isPhone ? state.set({ open: idOf(row) }, { keepsPage: true }) : onOpen(row)
  useListKeys({
    count: rows?.length ?? 0,
    at,
    move: setAt,
    select: selection.press,
    open: (index) => rows?.[index] && peek(rows[index]),
    close: () => (state.open ? state.set({ open: undefined }, { keepsPage: true }) : clear()),
  })
  const writeFile = async () => {
    setWriting(true)
    try {
      const all = (await props.loadAll?.()) ?? []
      saveFile(`${name}.csv`, csvOf(all, columns, t), 'text/csv')
      showToast(t(messages.fileOf, format.number(all.length)))
    } catch (caught) {
      showToast(problemText(t, caught), { tone: 'bad' })
    }
    setWriting(false)
  }
  const isFiltered = state.words !== '' || Object.keys(state.filters).length > 0

  return (
    <div className={styles.list}>
      {views.length > 0 && <ViewTabs list={name} made={views} state={state} />}
      <div className={styles.tools}>
        {props.searchHint && <ListSearch state={state} placeholder={props.searchHint} />}
        <FilterBar state={state} filters={filters} />
        <span className={styles.toolsEnd}>
          {!isPhone && <ColumnsMenu columns={columns} isShown={isShown} toggle={toggle} />}
          {props.loadAll && !isPhone && (
            <IconButton
              icon="download"
              label={t(messages.file)}
              disabled={isWriting}
              onClick={() => void writeFile()}
            />
          )}
        </span>
      </div>
      {/* Rows of some lists hold nothing that takes the focus, and are scrolled by keyboard all the same. */}
      <div
        className={styles.rows}
        data-refining={props.isRefining || undefined}
        role="region"
        aria-label={t(messages.list)}
        tabIndex={0}
      >
        {error ? (
          <div className={styles.failed}>
            <ProblemNotice error={error} onRetry={props.onRetry} />
          </div>
        ) : null}
        {!rows && !error && <Skeleton lines={12} />}
        {rows?.length === 0 && (
          <EmptyState
            icon={isFiltered ? 'filter' : props.empty.icon}
            title={isFiltered ? t(messages.none) : props.empty.title}
          >
            {isFiltered ? (
              <Button onClick={() => state.reset({})}>{t(messages.takeOffAll)}</Button>
            ) : (
              props.empty.advice
            )}
          </EmptyState>
        )}
        {rows && rows.length > 0 && !isPhone && (
          <ListTable
            state={state}
            columns={shown}
            rows={rows}
            idOf={idOf}
            selection={props.bulk && selection}
            at={at}
            open={opened}
            isRefining={props.isRefining}
            onPress={(row, index, isAway) => {
              setAt(index)
              if (isAway) onOpen(row)
              else peek(row)
            }}
          />
        )}
        {rows && isPhone && (
          <ul className={styles.cards}>
            {rows.map((row) => {
              const action = props.cardAction?.(row)
              return (
                <li key={idOf(row)}>
                  <button type="button" className={styles.card} onClick={() => onOpen(row)}>
                    {props.card(row)}
                  </button>
                  {action && <div className={styles.cardAction}>{action}</div>}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <footer className={styles.foot}>
        {chosen.length > 0 ? (
          <div className={styles.bulk}>
            <strong>{t(messages.selected, chosen.length)}</strong>
            {props.sums?.(chosen)}
            {props.bulk?.(chosen, clear)}
            <Button kind="quiet" onClick={clear}>
              {t(messages.clear)}
            </Button>
          </div>
        ) : (
          props.sums?.([])
        )}
        {rows && <ListPages state={state} total={total} shown={rows.length} />}
      </footer>
      {opened && panel && (
        <Dialog
          key={state.open}
          shape="panel"
          title={panel.title(opened)}
          closeLabel={t(messages.close)}
          onClose={() => state.set({ open: undefined }, { keepsPage: true })}
        >
          {panel.content(opened)}
        </Dialog>
      )}
    </div>
  )
}
