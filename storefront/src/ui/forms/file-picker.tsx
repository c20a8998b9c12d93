import { type ReactNode, useId } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import { FieldError } from './field.tsx'
import styles from './file-picker.module.css'
import { useFileDrop } from './use-file-drop.ts'

export type PickedFile = {
  id: string
  name: string
  /** Size, or what went wrong. */
  detail?: string
  state?: 'ready' | 'sending' | 'failed'
}

type FilePickerProps = {
  label: string
  /** What to press or drop on. */
  callLabel: string
  hint?: ReactNode
  error?: ReactNode
  accept?: string
  disabled?: boolean
  files: readonly PickedFile[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  removeLabel: (name: string) => string
}

/** Files to choose or drop, and those chosen. The caller decides what is allowed. */
export const FilePicker = ({
  label,
  callLabel,
  hint,
  error,
  accept,
  disabled,
  files,
  onAdd,
  onRemove,
  removeLabel,
}: FilePickerProps) => {
  const id = useId()
  const { target, drag } = useFileDrop(onAdd, disabled)
  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div ref={target} className={styles.drop} data-drag={disabled ? undefined : drag}>
        <Icon name="upload" />
        <span>{callLabel}</span>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          disabled={disabled}
          className={styles.input}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {files.length > 0 && (
        <ul role="list" className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={classNames(styles.file, file.state === 'failed' && styles.failed)}>
              {file.state === 'sending' ? <Spinner /> : <Icon name="document" />}
              <span className={styles.name}>
                {file.name} <span className={styles.detail}>{file.detail}</span>
              </span>
              <IconButton icon="trash" label={removeLabel(file.name)} onClick={() => onRemove(file.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
