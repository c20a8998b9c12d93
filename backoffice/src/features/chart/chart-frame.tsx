import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { classNames } from '../../lib/class-names.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Disclosure, IconButton, Section, Skeleton } from '../../ui/index.ts'
import { type Column, csvOf } from '../list/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import styles from './chart.module.css'
import { messages } from './messages.ts'

type ChartFrameProps<Row> = {
  title: string
  /** The name of its file, without `.csv`. */
  file: string
  columns: readonly Column<Row>[]
  /** What is drawn, as a table. Undefined while it is asked for. */
  rows: readonly Row[] | undefined
  idOf(row: Row): string
  error: unknown
  onRetry(): void
  /** What stands where there is nothing to draw. */
  empty: string
  /** What has to be known of the figures. */
  note?: string
  /** Choices of what is drawn. */
  tools?: ReactNode
  children: ReactNode
}

/** A drawing with its table and its file, and what stands there while there are no figures. */
export const ChartFrame = <Row,>(props: ChartFrameProps<Row>) => {
  const { t } = useEnv()
  const { title, columns, rows, idOf, error } = props
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <Section
      title={title}
      actions={
        <IconButton
          icon="download"
          label={t(messages.fileOf, title)}
          disabled={!hasRows}
          onClick={() => saveFile(`${props.file}.csv`, csvOf(rows ?? [], columns, t), 'text/csv')}
        />
      }
    >
      <div className={styles.frame}>
        {props.tools && <div className={classNames(styles.tools, 'on-paper')}>{props.tools}</div>}
        {error ? <ProblemNotice error={error} onRetry={props.onRetry} /> : null}
        {!rows && !error && <Skeleton lines={6} />}
        {rows?.length === 0 && <p className={styles.soft}>{props.empty}</p>}
        {hasRows && props.children}
        {hasRows && props.note && <p className={styles.soft}>{props.note}</p>}
        {hasRows && (
          <Disclosure summary={t(messages.table)} summaryClassName={styles.summary}>
            <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(messages.tableOf, title)}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    {columns.map(({ id, title: name, align }) => (
                      <th key={id} scope="col" className={classNames(align && styles.end)}>
                        {t(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={idOf(row)}>
                      {columns.map(({ id, cell, align }) => (
                        <td key={id} className={classNames(align && styles.end)}>
                          {cell(row)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Disclosure>
        )}
      </div>
    </Section>
  )
}
