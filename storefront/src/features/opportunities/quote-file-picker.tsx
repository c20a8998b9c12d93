import { acceptedDocuments, attachmentLimits } from '../../../../facts/attachments.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { FilePicker } from '../../ui/index.ts'
import { messages } from './form-messages.ts'
import { type ChosenFile, megabytes } from './use-files.ts'

type QuoteFilePickerProps = {
  files: readonly ChosenFile[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  disabled?: boolean
  isSending?: boolean
  /** Said beside how many and how large they may be. */
  note?: string
}

/** Pictures, drawings and schedules that go along with a request for a quote; state and rules are `useFiles`. */
export const QuoteFilePicker = ({
  files,
  onAdd,
  onRemove,
  disabled = false,
  isSending = false,
  note,
}: QuoteFilePickerProps) => {
  const t = useText()
  const limits = t(messages.filesHint, {
    files: attachmentLimits.files,
    size: megabytes(attachmentLimits.bytes),
  })
  return (
    <FilePicker
      label={t(messages.files)}
      callLabel={t(messages.choose)}
      hint={note ? `${limits} ${note}` : limits}
      accept={acceptedDocuments}
      disabled={disabled}
      files={files.map(({ id, file }) => ({
        id,
        name: file.name,
        detail: `${megabytes(file.size)} MB`,
        state: isSending ? 'sending' : 'ready',
      }))}
      onAdd={onAdd}
      onRemove={onRemove}
      removeLabel={(name) => t(messages.removeFile, { name })}
    />
  )
}
