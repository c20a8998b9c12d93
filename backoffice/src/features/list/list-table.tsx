import { useEnv } from '../../api/env.tsx'
import { classNames } from '../../lib/class-names.ts'
import { CheckField, Icon } from '../../ui/index.ts'
import type { Column } from './column.ts'
import styles from './list-table.module.css'
import type { ListState } from './list-state.ts'
import { messages } from './messages.ts'

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

/** Rows that are selected, by their ids. */
export type Selection = {
  ids: ReadonlySet<string>
  /** A row was pressed; `isRange`: all from the one before to it. */
  press(index: number, isRange: boolean): void
  set(ids: readonly string[]): void
}

type ListTableProps<Row> = {
  state: ListState
  /** Those that are shown. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf(row: Row): string
  /** Without it no row can be selected. */
  selection: Selection | undefined
  /** Where the keys are. */
  at: number
  /** The row in the panel. */
  open: Row | undefined
  isRefining: boolean
  /** A row was pressed beside its links and buttons; `isAway`: with the key that opens a page of its own. */
  onPress(row: Row, index: number, isAway: boolean): void
}

/** The rows of a list on a screen with room for columns. */
export const ListTable = <Row,>({
  state,
  columns,
  rows,
  idOf,
  selection,
  at,
  open,
  isRefining,
  onPress,
}: ListTableProps<Row>) => {
  const { t } = useEnv()
  const isWhole = rows.length > 0 && rows.every((row) => selection?.ids.has(idOf(row)))
  return (
    <table className={styles.table} aria-busy={isRefining || undefined}>
      <thead>
        <tr>
          {selection && (
            <th className={styles.box}>
              <CheckField
                label={t(messages.selectAll)}
                isLabelHidden
                checked={isWhole}
                onChange={() => selection.set(isWhole ? [] : rows.map(idOf))}
              />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classNames(column.align && styles.end, column.isWide && styles.wide)}
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
        {rows.map((row, index) => (
          <tr
            key={idOf(row)}
            data-at={index === at || undefined}
            data-open={row === open || undefined}
            data-selected={selection?.ids.has(idOf(row)) || undefined}
            onClick={(event) => {
              if ((event.target as HTMLElement).closest('a, button, input, label')) return
              onPress(row, index, event.ctrlKey || event.metaKey)
            }}
          >
            {selection && (
              <td className={styles.box}>
                <CheckField
                  label={t(messages.select, idOf(row))}
                  isLabelHidden
                  checked={selection.ids.has(idOf(row))}
                  onChange={({ nativeEvent }) => selection.press(index, (nativeEvent as MouseEvent).shiftKey)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.id}
                className={classNames(column.align && styles.end, column.isWide && styles.wide)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
