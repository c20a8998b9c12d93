import { useState } from 'react'
import { timings } from '../../config/timings.ts'
import { newId } from '../../lib/new-id.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { type AttachmentLimits, sortFiles, usualLimits } from './attachment-rules.ts'
import { messages } from './messages.ts'
import { readBase64 } from '../../lib/read-base64.ts'

export type ChosenFile = { id: string; file: File }
/** A file as a call takes it. */
export type Attachment = { name: string; type: string; content: string }

export type Attachments = {
  files: readonly ChosenFile[]
  limits: AttachmentLimits
  add(files: readonly File[]): void
  remove(id: string): void
  clear(): void
  /** All chosen files with their bytes in base64 [S5.031]. */
  read(): Promise<Attachment[]>
}

/** The files of a form. A notice of 4 s says which file was refused and why [S8.054]. */
export const useAttachments = (limits: AttachmentLimits = usualLimits): Attachments => {
  const t = useText()
  const show = useToast()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const duration = timings.attachmentToast
  return {
    files,
    limits,
    add(added) {
      const { taken, wrongType, tooLarge, tooMany } = sortFiles(files.length, added, limits)
      setFiles([...files, ...taken.map((file) => ({ id: newId(), file }))])
      if (wrongType.length > 0) show({ title: t(messages.wrongType), tone: 'error', duration })
      for (const { name } of tooLarge)
        show({ title: t(messages.tooLarge, { file: name, n: limits.maxSizeMB }), tone: 'error', duration })
      if (tooMany) show({ title: t(messages.tooMany, { n: limits.maxFiles }), tone: 'warning', duration })
    },
    remove: (id) => setFiles(files.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
    read: () =>
      Promise.all(
        files.map(async ({ file }) => ({
          name: file.name,
          type: file.type,
          content: await readBase64(file),
        })),
      ),
  }
}
