import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import { ColumnChoice } from './column-choice.tsx'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'
import type { useListFile } from './use-list-file.ts'

/** Where a file is chosen, and what its columns were taken for. */
export const ListFile = ({ take, problem, table, onColumns }: ReturnType<typeof useListFile>) => {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // A file that was chosen before the script came is read now.
  const takeFirst = useEffectEvent(() => void take([...(input.current?.files ?? [])]))
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
        onChange={(event) => void take([...(event.target.files ?? [])])}
      />
      <span className={styles.orDrop}>{t(messages.orDrop)}</span>
      <a
        className={styles.sample}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${t(messages.sampleRows)}`)}`}
        download={t(messages.sampleName)}
      >
        {t(messages.sample)}
      </a>
      {problem && <p role="alert">{t(messages[problem])}</p>}
      {table && <ColumnChoice {...table} onChange={onColumns} />}
    </div>
  )
}
