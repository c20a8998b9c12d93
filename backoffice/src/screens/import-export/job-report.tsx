import { useEnv } from '../../api/env.tsx'
import type { ImportReport } from '../../api/jobs.ts'
import { useCountryName } from '../../features/place/index.ts'
import { refusalReason } from '../../features/problem/index.ts'
import styles from './import-export.module.css'
import { type ImportKind, importKinds } from './kinds.ts'
import { messages } from './messages.ts'

const examplesShown = 8

const Table = ({
  label,
  heads,
  rows,
  isWordy = false,
}: {
  label: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** Its cells are broken into lines. */
  isWordy?: boolean
}) => (
  // A table that scrolls sideways is reached by keys.
  <div className={styles.sample} role="region" aria-label={label} tabIndex={0}>
    <table className={isWordy ? styles.wordy : undefined}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const columnsById = new Map(importKinds.flatMap(({ columns }) => columns).map((one) => [one.id, one]))
/** What the validator says of a cell of another shape. */
const isForm = (detail: string) =>
  /must match (?:pattern|format)|must be (?:a )?number|number of kilograms/.test(detail)

/** What keeps a file from being applied, by line and column. */
export const Faults = ({ report: { faults, faultCount } }: { report: ImportReport }) => {
  const { t, language } = useEnv()
  return (
    <section className={styles.part}>
      <h3>{t(messages.faults)}</h3>
      <p className={styles.soft}>{t(messages.faultsWhy)}</p>
      <Table
        label={t(messages.faults)}
        heads={[messages.file, messages.line, messages.column, messages.value, messages.reason].map((one) =>
          t(one),
        )}
        rows={faults.map(({ file, line, column, value = '', detail }) => {
          const ours = columnsById.get(column)
          const form = isForm(detail) ? ours?.form : undefined
          return [
            file,
            String(line),
            ours ? t(ours.title) : column,
            value,
            form ? t(form) : (refusalReason(language, detail) ?? t(messages.refused)),
          ]
        })}
      />
      {faults.length < faultCount && (
        <p className={styles.soft}>{t(messages.firstOf, faults.length, faultCount)}</p>
      )}
    </section>
  )
}

type ReportProps = { report: ImportReport; kind: ImportKind | undefined }

/** What a row of the file is about. */
const rowTitle = (kind: ImportKind | undefined) => kind?.columns[0]?.title ?? messages.columnSku

/** Values of a report as its kind writes them; a dash where there is none. */
const useValueText = (kind: ImportKind | undefined) => {
  const { t, format } = useEnv()
  const write = kind?.writeValue
  return (json: string | undefined) => (json === undefined ? '–' : write ? write(json, { t, format }) : json)
}

/** Rows that somebody here and the file have changed, with both values. */
export const Conflicts = ({ report: { conflicts, conflictCount }, kind }: ReportProps) => {
  const { t } = useEnv()
  const value = useValueText(kind)
  return (
    <section className={styles.part}>
      <h3>{t(messages.conflicts, conflictCount)}</h3>
      <Table
        label={t(messages.conflicts, conflictCount)}
        isWordy={kind?.writeValue !== undefined}
        heads={[messages.file, rowTitle(kind), messages.here, messages.there].map((one) => t(one))}
        rows={conflicts.map(({ file, key, here, there }) => [file, key, value(here), value(there)])}
      />
      {conflicts.length < conflictCount && (
        <p className={styles.soft}>{t(messages.firstOf, conflicts.length, conflictCount)}</p>
      )}
    </section>
  )
}

const tiers = (list: readonly { minQuantity: string; amount: string }[], toQuote: string) =>
  list
    .map(
      ({ minQuantity, amount }) =>
        `${Number(minQuantity) > 1 ? `≥${Number(minQuantity)} ` : ''}${amount === 'quote' ? toQuote : amount}`,
    )
    .join(' · ') || '–'

/** What would change, or has. */
export const Changes = ({ report, kind }: ReportProps) => {
  const { t } = useEnv()
  const value = useValueText(kind)
  const countryName = useCountryName()
  const isMore =
    report.changes.length > 1 || report.changes.some(({ added = 0, removed = 0 }) => added + removed > 0)
  return (
    <section className={styles.part}>
      {isMore ? (
        <Table
          label={t(messages.bundle)}
          heads={[messages.file, messages.added, messages.altered, messages.removed].map((one) => t(one))}
          rows={report.changes.map(({ file, added = 0, changed, removed = 0 }) => [
            file,
            String(added),
            String(changed),
            String(removed),
          ])}
        />
      ) : (
        report.changes.map(({ file, changed }) => (
          <p key={file} className={styles.count}>
            {t(messages.changes, changed, file)}
          </p>
        ))
      )}
      {report.examples && report.examples.length > 0 && (
        <Table
          label={t(messages.examples)}
          isWordy={kind?.writeValue !== undefined}
          heads={[rowTitle(kind), messages.before, messages.after].map((one) => t(one))}
          rows={report.examples
            .slice(0, examplesShown)
            .map(({ key, here, there }) => [key, value(here), value(there)])}
        />
      )}
      {report.keptCount > 0 && <p>{t(messages.kept, report.keptCount)}</p>}
      {report.effects.map(({ country, dearer, cheaper, baskets, quotes, examples }) => (
        <div key={country} className={styles.part}>
          <h3>{countryName(country)}</h3>
          <ul className={styles.effects}>
            <li>{t(messages.effect, dearer, cheaper)}</li>
            {baskets.total > 0 && <li>{t(messages.effectBaskets, baskets.total, baskets.dearer)}</li>}
            {quotes.priced > 0 && <li>{t(messages.effectQuotes, quotes.priced)}</li>}
          </ul>
          {examples.length > 0 && (
            <Table
              label={`${t(messages.prices)}: ${countryName(country)}`}
              heads={[messages.columnSku, messages.before, messages.after].map((one) => t(one))}
              rows={examples
                .slice(0, examplesShown)
                .map(({ productId, before, after }) => [
                  productId,
                  tiers(before, t(messages.toQuote)),
                  tiers(after, t(messages.toQuote)),
                ])}
            />
          )}
        </div>
      ))}
    </section>
  )
}
