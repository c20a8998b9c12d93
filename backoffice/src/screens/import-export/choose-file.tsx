import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type FileRows, jobs, type UploadedFile } from '../../api/jobs.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, Icon } from '../../ui/index.ts'
import type { ImportKind } from './kinds.ts'
import styles from './import-export.module.css'
import { messages } from './messages.ts'
import { uploadFile } from './upload-file.ts'

export type ChosenFile = { kind: ImportKind; file: UploadedFile; rows: FileRows | undefined }

type ChooseFileProps = { kind: ImportKind; onChosen(chosen: ChosenFile): void }

/** What can be put in, and the file with it: sent in parts, then its first rows are read. */
export const ChooseFile = ({ kind, onChosen }: ChooseFileProps) => {
  const { call, t, format } = useEnv()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState(0)
  const send = useMutation({
    mutationFn: async (chosen: File): Promise<ChosenFile> => {
      setShare(0)
      const file = await uploadFile(call, chosen, setShare)
      const isTable = kind.columns.length > 0
      const rows = isTable ? await call(jobs.getFileRows, { params: { fileId: file.id } }) : undefined
      return { kind, file, rows }
    },
    onSuccess: onChosen,
  })
  const title = t(kind.title)
  const template = () =>
    saveFile(
      `${kind.jobId.slice('import-'.length)}.csv`,
      `${kind.columns.map(({ id }) => id).join(',')}\r\n`,
      'text/csv',
    )
  return (
    <li className={styles.kind}>
      <span className={styles.emblem}>
        <Icon name={kind.icon} size={20} />
      </span>
      <div className={styles.kindText}>
        <h3>{title}</h3>
        <p className={styles.soft}>{t(kind.why)}</p>
      </div>
      <div className={styles.kindActions}>
        <Button
          icon="upload"
          isBusy={send.isPending}
          aria-label={`${t(messages.choose)}: ${title}`}
          onClick={() => input.current?.click()}
        >
          {send.isPending ? t(messages.sending, format.share(share, 0)) : t(messages.choose)}
        </Button>
        {kind.columns.length > 0 && (
          <Button
            kind="quiet"
            icon="download"
            aria-label={`${t(messages.template)}: ${title}`}
            onClick={template}
          >
            {t(messages.template)}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={kind.accept}
        hidden
        aria-label={title}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send.mutate(file)
          target.value = ''
        }}
      />
      {send.error && (
        <div className={styles.whole}>
          <ProblemNotice error={send.error} />
        </div>
      )}
    </li>
  )
}
