import { type ReactNode, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { phone, useMedia } from '../../lib/use-media.ts'
import { Button, Dialog, EmptyState, IconButton, type IconName, showToast, Skeleton } from '../../ui/index.ts'
import { ProblemNotice, problemText } from '../problem/index.ts'
import type { Column, Filter, View } from './column.ts'
import { csvOf } from './csv.ts'
import { FilterBar } from './filter-bar.tsx'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { ListPages } from './list-pages.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable, type Selection } from './list-table.tsx'
import { ColumnsMenu, ListSearch } from './list-tools.tsx'
import { messages } from './messages.ts'
import { SelectionBar } from './selection-bar.tsx'
import { type Selected, selectedAfter } from './selection.ts'
import { useColumns } from './use-columns.ts'
import { useListKeys } from './use-list-keys.ts'
import { ViewTabs } from './view-tabs.tsx'

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
  /** Steps on what is selected. */
  bulk?: ((selected: Selected<Row>, clear: () => void) => ReactNode) | undefined
  /** How many may be selected beyond the page, where all that match may be. */
  mostSelected?: number
  /** Sums of what was found, or of what is selected. */
  sums?(selected: readonly Row[]): ReactNode
  /** Nothing is there; `none`: nothing matches, where that is more than that. */
  empty: { icon: IconName; title: string; advice?: ReactNode; none?: string }
  /** All rows that match, for a file. */
  loadAll?(): Promise<readonly Row[]>
}

/** A list as every page shows one: views, filters, columns, rows, a panel, a file. Its state is the address. */
export const List = <Row,>(props: ListProps<Row>) => {
  const { t, format } = useEnv()
  const { name, state, columns, filters = [], views = [], rows, total, error, idOf, onOpen, panel } = props
  const isPhone = useMedia(phone)
  const { shown, isShown, toggle } = useColumns(name, columns)
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  // All that match is all of one choice of filters: with another it is over.
  const choice = JSON.stringify([state.words, state.filters])
  const [choiceOfAll, setChoiceOfAll] = useState<string>()
  const isAll = choiceOfAll === choice && total > 0
  const [at, setAt] = useState(-1)
  const [isWriting, setWriting] = useState(false)
  const selected: ReadonlySet<string> = isAll ? new Set(rows?.map(idOf)) : pressed
  const chosen = rows?.filter((row) => selected.has(idOf(row))) ?? []
  const opened = panel && rows?.find((row) => idOf(row) === state.open)
  const lastPress = useRef(-1)
  const selection: Selection = {
    ids: selected,
    press: (index, isRange) => {
      const from = isRange ? lastPress.current : undefined
      lastPress.current = index
      setChoiceOfAll(undefined)
      setPressed(selectedAfter(selected, rows?.map(idOf) ?? [], { at: index, from }))
    },
    set: (ids) => {
      setChoiceOfAll(undefined)
      setPressed(new Set(ids))
    },
  }
  const { mostSelected = 0, bulk } = props
  const isWhole = rows !== undefined && rows.length > 0 && chosen.length === rows.length
  // What the page shows is still of the choice before while others are on their way.
  const offersAll = isWhole && !isAll && mostSelected > 0 && total > chosen.length && !props.isRefining
  const selectAll = () => {
    if (offersAll && total <= mostSelected) setChoiceOfAll(choice)
    else if (!isWhole && rows) selection.set(rows.map(idOf))
  }
  const clear = () => selection.set([])
  const peek = (row: Row) =>
    panel && !isPhone ? state.set({ open: idOf(row) }, { keepsPage: true }) : onOpen(row)
  useListKeys({
    count: rows?.length ?? 0,
    at,
    move: setAt,
    select: selection.press,
    selectAll: () => bulk && selectAll(),
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
        <div className={styles.choices}>
          {props.searchHint && <ListSearch state={state} placeholder={props.searchHint} />}
          <FilterBar state={state} filters={filters} />
        </div>
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
        aria-busy={(!rows && !error) || undefined}
        role="region"
        aria-label={t(messages.list)}
        tabIndex={0}
      >
        {error ? (
          <div className={styles.failed}>
            <ProblemNotice error={error} onRetry={props.onRetry} />
          </div>
        ) : null}
        {!rows && !error && (isPhone ? <Skeleton lines={12} /> : <ListSkeleton columns={shown} />)}
        {rows?.length === 0 && (
          <EmptyState
            icon={isFiltered ? 'filter' : props.empty.icon}
            title={isFiltered ? (props.empty.none ?? t(messages.none)) : props.empty.title}
          >
            {isFiltered ? (
              <Button onClick={() => state.reset({})}>{t(messages.clearAll)}</Button>
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
            selection={bulk && selection}
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
        {bulk && chosen.length > 0 ? (
          <SelectionBar
            count={isAll ? total : chosen.length}
            isAll={isAll}
            total={total}
            most={offersAll ? mostSelected : undefined}
            onSelectAll={selectAll}
            onClear={clear}
          >
            {props.sums?.(isAll ? [] : chosen)}
            {bulk({ rows: chosen, isAll, count: isAll ? total : chosen.length }, clear)}
          </SelectionBar>
        ) : (
          props.sums?.([])
        )}
        {rows && total > 0 && <ListPages state={state} total={total} shown={rows.length} />}
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
