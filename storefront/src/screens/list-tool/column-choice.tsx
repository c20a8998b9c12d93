import type { Columns } from '../../../../trade/list/csv.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, Select } from '../../ui/index.ts'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'

const kinds = ['quantity', 'unit', 'text', 'sku'] as const

type ColumnChoiceProps = {
  rows: readonly (readonly string[])[]
  columns: Columns
  onChange: (columns: Columns) => void
}

/** What each column of a file was taken for, to be put right where the guess is wrong. */
export const ColumnChoice = ({ rows, columns, onChange }: ColumnChoiceProps) => {
  const t = useText()
  const body = rows.slice(columns.head)
  const width = Math.max(0, ...body.map((row) => row.length))
  const kindOf = (column: number) => kinds.find((kind) => columns[kind] === column)
  const choose = (column: number, chosen: string) => {
    const others = Object.fromEntries(
      kinds.flatMap((kind) => {
        const at = columns[kind]
        return at === undefined || at === column || kind === chosen ? [] : [[kind, at]]
      }),
    )
    const named = kinds.find((kind) => kind === chosen)
    onChange({ ...others, ...(named ? { [named]: column } : {}), head: columns.head, chosen: true })
  }
  if (width < 2) return null
  return (
    <fieldset className={styles.columns}>
      <legend>{t(messages.readAs)}</legend>
      {Array.from({ length: width }, (_, column) => {
        const example = body.find((row) => row[column])?.[column]
        if (example === undefined) return null
        return (
          <Field
            key={`${column}:${example}`}
            label={t(messages.column, { n: column + 1, example: example.slice(0, 40) })}
          >
            <Select value={kindOf(column) ?? ''} onChange={(event) => choose(column, event.target.value)}>
              <option value="">{t(messages['as-nothing'])}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(messages[`as-${kind}`])}
                </option>
              ))}
            </Select>
          </Field>
        )
      })}
    </fieldset>
  )
}
