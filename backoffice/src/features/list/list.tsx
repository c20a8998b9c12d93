import { type ReactNode, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { classNames } from '../../lib/class-names.ts'
import { saveFile } from '../../lib/save-file.ts'
import { phone, useMedia } from '../../lib/use-media.ts'
import {
  Button,
  CheckField,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  type IconName,
  SelectField,
  showToast,
  Skeleton,
} from '../../ui/index.ts'
import { ProblemNotice, problemText } from '../problem/index.ts'
import type { Column, Filter, View } from './column.ts'
import { csvOf } from './csv.ts'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { ColumnsMenu, FilterBar, ListSearch, ViewTabs } from './list-tools.tsx'
import { messages } from './messages.ts'
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

const SortTitle = <Row,>({ column, state }: { column: Column<Row>; state: ListState }) => {
  const { t } = useEnv()
  const { sortBy } = column
  const title = t(column.title)
  if (!sortBy) return title
  const isDown = state.sort === `-${sortBy}`
  const isOn = isDown || state.sort === sortBy
  return (
    <button
      type="button"
      className={styles.sort}
      aria-label={t(messages.sortBy, title)}
      onClick={() => state.set({ sort: isDown ? sortBy : `-${sortBy}` })}
    >
      {title}
      {isOn && (
        <span className={classNames(styles.arrow, !isDown && styles.up)}>
          <Icon name="down" size={12} />
        </span>
      )}
    </button>
  )
}

const Pages = ({ state, total, shown }: { state: ListState; total: number; shown: number }) => {
  const { t, format } = useEnv()
  const first = (state.page - 1) * state.size
  return (
    <div className={styles.pages}>
      <span className={styles.range}>
        {t(
          messages.range,
          format.number(shown === 0 ? 0 : first + 1),
          format.number(first + shown),
          format.number(total),
        )}
      </span>
      <span className={styles.size}>
        <SelectField
          label={t(messages.rows)}
          isLabelHidden
          value={state.size}
          onChange={({ target }) => state.set({ size: target.value === '200' ? '200' : undefined })}
        >
          <option value={50}>50</option>
          <option value={200}>200</option>
        </SelectField>
      </span>
      <IconButton
        icon="left"
        label={t(messages.before)}
        disabled={state.page === 1}
        onClick={() => state.set({ page: String(state.page - 1) }, { keepsPage: true })}
      />
      <IconButton
        icon="right"
        label={t(messages.after)}
        disabled={first + shown >= total}
        onClick={() => state.set({ page: String(state.page + 1) }, { keepsPage: true })}
      />
    </div>
  )
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
  const select = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const clear = () => setSelected(new Set())
  const peek = (row: Row) =>
    panel && !isPhone ? state.set({ open: idOf(row) }, { keepsPage: true }) : onOpen(row)
  useListKeys({
    count: rows?.length ?? 0,
    at,
    move: setAt,
    select: (index) => rows?.[index] && select(idOf(rows[index])),
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
  const hasBulk = props.bulk !== undefined

  const table = () => (
    <table className={styles.table} aria-busy={props.isRefining || undefined}>
      <thead>
        <tr>
          {hasBulk && (
            <th className={styles.box}>
              <CheckField
                label={t(messages.selectAll)}
                isLabelHidden
                checked={chosen.length > 0 && chosen.length === rows?.length}
                onChange={() =>
                  chosen.length === rows?.length ? clear() : setSelected(new Set(rows?.map(idOf)))
                }
              />
            </th>
          )}
          {shown.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={column.align && styles.end}
              aria-sort={
                column.sortBy && state.sort === column.sortBy
                  ? 'ascending'
                  : column.sortBy && state.sort === `-${column.sortBy}`
                    ? 'descending'
                    : undefined
              }
            >
              <SortTitle column={column} state={state} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row, index) => (
          <tr
            key={idOf(row)}
            data-at={index === at || undefined}
            data-open={row === opened || undefined}
            data-selected={selected.has(idOf(row)) || undefined}
            onClick={(event) => {
              if ((event.target as HTMLElement).closest('a, button, input, label')) return
              setAt(index)
              if (event.ctrlKey || event.metaKey) onOpen(row)
              else peek(row)
            }}
          >
            {hasBulk && (
              <td className={styles.box}>
                <CheckField
                  label={t(messages.select, idOf(row))}
                  isLabelHidden
                  checked={selected.has(idOf(row))}
                  onChange={() => select(idOf(row))}
                />
              </td>
            )}
            {shown.map((column) => (
              <td key={column.id} className={column.align && styles.end}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

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
        {rows && rows.length > 0 && !isPhone && table()}
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
        {rows && <Pages state={state} total={total} shown={rows.length} />}
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
