import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { rowsOf } from '../../../../trade/list/csv.ts'
import { type BankMapping, bank, type MappingRules } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { useCountryName, usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, SelectField, TextField } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import {
  type ColumnRole,
  columnRoles,
  decodeFile,
  guessMapping,
  isWhole,
  newMappingId,
} from './guess-mapping.ts'
import { messages } from './messages.ts'
import type { StatementFile } from './statement-file.ts'

const roleNames = {
  day: messages.columnDay,
  description: messages.columnDescription,
  reference: messages.columnReference,
  amount: messages.columnAmount,
  credit: messages.columnCredit,
} as const
const choices = {
  delimiter: [
    [',', messages.comma],
    [';', messages.semicolon],
    ['\t', messages.tab],
  ],
  decimal: [
    ['.', messages.point],
    [',', messages.decimalComma],
  ],
  dateForm: [
    ['dd/mm/yyyy', messages.dateDmy],
    ['yyyy-mm-dd', messages.dateYmd],
    ['mm/dd/yyyy', messages.dateMdy],
    ['dd/mm/yy', messages.dateDmyShort],
  ],
} as const
const encodings = ['utf-8', 'windows-1252', 'utf-16le'] as const
const sampleRows = 6

type MappingFormProps = {
  file: StatementFile
  knownIds: readonly string[]
  onSaved(mapping: BankMapping): Promise<void>
}

/** How a new bank writes, guessed from its file and looked over by a person: columns are pointed out in its first rows. */
export const MappingForm = ({ file, knownIds, onSaved }: MappingFormProps) => {
  const { call, t } = useEnv()
  const nameOf = useCountryName()
  const place = usePlace()
  const [name, setName] = useState('')
  const [country, setCountry] = useState(place.country ?? place.countries[0] ?? '')
  const [isAsked, setAsked] = useState(false)
  const [rules, setRules] = useState(() => {
    const { text, encoding } = decodeFile(file.bytes)
    return guessMapping(text, encoding)
  })
  const set = (change: Partial<typeof rules>) => setRules({ ...rules, ...change })
  const text = new TextDecoder(rules.encoding).decode(file.bytes)
  const rows = rowsOf(text, rules.delimiter)
  const sample = rows.slice(rules.skipRows, rules.skipRows + sampleRows)
  const head = rows[rules.skipRows - 1]
  const width = Math.min(20, Math.max(0, ...sample.map(({ length }) => length)))
  const roleOf = (at: number) => columnRoles.find((role) => rules.columns[role] === at)
  const setRole = (at: number, role: ColumnRole | undefined) => {
    const others = Object.entries(rules.columns).filter(
      ([other, column]) =>
        column !== at &&
        other !== role &&
        // Money stands in one column.
        !(role === 'credit' && other === 'amount') &&
        !(role === 'amount' && other === 'credit'),
    )
    set({ columns: { ...Object.fromEntries(others), ...(role ? { [role]: at } : {}) } })
  }
  const save = useMutation({
    mutationFn: async (columns: MappingRules['columns']) => {
      const params = { mappingId: newMappingId(name, country, knownIds) }
      const body = { country, name: name.trim(), mapping: { ...rules, columns } }
      await onSaved(await call(bank.putBankMapping, { params, body }))
    },
  })
  const isPointedOut = isWhole(rules.columns)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isWhole(rules.columns) && name.trim() !== '') save.mutate(rules.columns)
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <p className={styles.soft}>{t(messages.newBankWhy)}</p>
      {save.error && <ProblemNotice error={save.error} />}
      <div className={styles.rules}>
        <TextField
          label={t(messages.bankName)}
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {place.countries.length > 1 && (
          <SelectField
            label={t(messages.country)}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          >
            {place.countries.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </SelectField>
        )}
        {(['delimiter', 'decimal', 'dateForm'] as const).map((rule) => (
          <SelectField
            key={rule}
            label={t(messages[rule])}
            value={rules[rule]}
            onChange={({ target }) => set({ [rule]: target.value })}
          >
            {choices[rule].map(([value, title]) => (
              <option key={value} value={value}>
                {t(title)}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={t(messages.encoding)}
          value={rules.encoding}
          onChange={({ target }) => set({ encoding: target.value as MappingRules['encoding'] })}
        >
          {encodings.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          label={t(messages.skipRows)}
          type="number"
          min={0}
          max={50}
          value={rules.skipRows}
          onChange={({ target }) =>
            set({ skipRows: Math.min(50, Math.max(0, Math.trunc(Number(target.value)))) })
          }
        />
      </div>
      {/* A table that scrolls sideways is reached by keys. */}
      <div className={styles.sample} role="region" aria-label={t(messages.sample)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {Array.from({ length: width }, (_, at) => (
                <th key={at} scope="col">
                  <SelectField
                    label={t(messages.columnIs, at + 1)}
                    isLabelHidden
                    value={roleOf(at) ?? ''}
                    onChange={({ target }) =>
                      setRole(at, (target.value || undefined) as ColumnRole | undefined)
                    }
                  >
                    <option value="">{t(messages.columnNone)}</option>
                    {columnRoles.map((role) => (
                      <option key={role} value={role}>
                        {t(roleNames[role])}
                      </option>
                    ))}
                  </SelectField>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...(head ? [head] : []), ...sample].map((row, nth) => (
              <tr key={nth} className={head && nth === 0 ? styles.soft : undefined}>
                {Array.from({ length: width }, (_, at) => (
                  <td key={at} className={roleOf(at) ? styles.pointed : undefined}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isAsked && !isPointedOut && (
        <p role="alert" className={styles.bad}>
          {t(messages.columnsMissing)}
        </p>
      )}
      <div className={styles.foot}>
        <Button kind="main" type="submit" isBusy={save.isPending}>
          {t(messages.saveBank)}
        </Button>
      </div>
    </form>
  )
}
