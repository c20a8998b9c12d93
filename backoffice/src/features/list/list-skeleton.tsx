import { useText } from '../../api/env.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { Column } from './column.ts'
import styles from './list-skeleton.module.css'
import table from './list-table.module.css'

const rows = Array.from({ length: 12 }, (_, at) => at)

/** The columns that will be there, with grey lines for their cells; it appears after a moment, so that what is quick does not flash. */
export const ListSkeleton = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => {
  const t = useText()
  return (
    <table className={classNames(table.table, styles.coming)} aria-hidden="true">
      <thead>
        <tr>
          {columns.map(({ id, title, align }) => (
            <th key={id} className={align && table.end}>
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map(({ id, align }) => (
              <td key={id} className={classNames(align && table.end, align && styles.end)}>
                <span className={styles.bone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
