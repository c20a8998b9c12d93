import { useText } from '../../lib/i18n/text.tsx'
import { FilePicker } from '../../ui/index.ts'
import { attachmentTypes } from './attachment-rules.ts'
import { messages } from './messages.ts'
import type { Attachments } from './use-attachments.ts'

type AttachmentFieldProps = {
  label: string
  attachments: Attachments
  error?: string
  /** Files that are on their way, or whose way failed, with the reason. */
  states?: Readonly<Record<string, { state: 'sending' | 'failed'; detail?: string }>>
}

const sizeOf = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Pictures and videos that go along with a form; state and rules are `useAttachments`. */
export const AttachmentField = ({ label, attachments, error, states = {} }: AttachmentFieldProps) => {
  const t = useText()
  const { files, limits, add, remove } = attachments
  return (
    <FilePicker
      label={label}
      callLabel={t(messages.choose)}
      hint={t(messages.limits, { n: limits.maxFiles, size: limits.maxSizeMB })}
      error={error}
      accept={attachmentTypes}
      files={files.map(({ id, file }) => ({
        id,
        name: file.name,
        detail: t(messages.size, { size: sizeOf(file.size) }),
        ...states[id],
      }))}
      onAdd={add}
      onRemove={remove}
      removeLabel={(name) => t(messages.remove, { name })}
    />
  )
}
