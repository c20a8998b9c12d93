import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { linesOfRows, rowsOf } from '../../../../trade/list/csv.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'

const largest = 1_000_000

/** A list from a file: a table of text, or plain lines. What a file is shows its content, not its name or declared type. */
export const ListFile = ({ onText }: { onText: (text: string) => void }) => {
  const t = useText()
  const id = useId()
  const [problem, setProblem] = useState<'tooLarge' | 'unreadableFile'>()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largest) return setProblem('tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const lines = await linesIn(bytes)
    setProblem(lines ? undefined : 'unreadableFile')
    if (lines) onText(lines.join('\n'))
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
      {problem && <p role="alert">{t(messages[problem])}</p>}
    </div>
  )
}

/** Lines of a file; undefined for what is no text and no spreadsheet. */
const linesIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[] | undefined> => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return (await import('./read-spreadsheet.ts')).linesOfSpreadsheet(bytes)
  if (bytes.includes(0)) return undefined
  const text = decode(bytes)
  const rows = rowsOf(text)
  return rows.some((row) => row.length > 1) ? linesOfRows(rows) : text.split(/\r?\n/)
}

/** Spreadsheets of the region save in either encoding. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
