import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type Columns, columnsOf, linesOfRows, rowsOf } from '../../../../trade/list/csv.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import { ColumnChoice } from './column-choice.tsx'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'

const largest = 1_000_000

type Table = { rows: readonly (readonly string[])[]; columns: Columns }

type ListFileProps = {
  onText: (text: string) => void
  /** Whether a code is one of the shop's. */
  isSold: (sku: string) => boolean
}

/**
 * A list from a file: a table of text, or plain lines. What a file is shows its content, not its name or declared type; what
 * its columns were taken for is shown and put right beside it.
 */
export const ListFile = ({ onText, isSold }: ListFileProps) => {
  const t = useText()
  const id = useId()
  const [problem, setProblem] = useState<'tooLarge' | 'unreadableFile'>()
  const [table, setTable] = useState<Table>()
  const input = useRef<HTMLInputElement>(null)
  const read = (next: Table) => {
    setTable(next)
    onText(linesOfRows(next.rows, next.columns, isSold).join('\n'))
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largest) return setProblem('tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const content = await contentOf(bytes)
    setProblem(content ? undefined : 'unreadableFile')
    setTable(undefined)
    if (typeof content === 'string') onText(content)
    else if (content) read({ rows: content, columns: columnsOf(content) })
  }
  // A file that was chosen before the script came is read now.
  const takeFirst = useEffectEvent(() => void take(input.current?.files?.[0]))
  useEffect(() => takeFirst(), [])
  return (
    <div className={styles.file}>
      <label htmlFor={id} className={styles.fileLabel}>
        <Icon name="upload" size={20} />
        {t(messages.file)}
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <a
        className={styles.sample}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${t(messages.sampleRows)}`)}`}
        download={t(messages.sampleName)}
      >
        {t(messages.sample)}
      </a>
      {problem && <p role="alert">{t(messages[problem])}</p>}
      {table && <ColumnChoice {...table} onChange={(columns) => read({ ...table, columns })} />}
    </div>
  )
}

/** The rows of a table or a plain text; undefined for what is no text and no spreadsheet. */
const contentOf = async (
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly (readonly string[])[] | string | undefined> => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return (await import('./read-spreadsheet.ts')).rowsOfSpreadsheet(bytes)
  if (bytes.includes(0)) return undefined
  const text = decode(bytes)
  const rows = rowsOf(text)
  return rows.some((row) => row.length > 1) ? rows : text.replaceAll('\r\n', '\n')
}

/** Spreadsheets of the region save in either encoding. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
