import { useState } from 'react'
import { attachmentLimits } from '../../../../facts/attachments.ts'
import { timings } from '../../config/timings.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { newId } from '../../lib/new-id.ts'
import { useToast } from '../../ui/index.ts'
import { messages } from './form-messages.ts'

export type ChosenFile = { id: string; file: File }

export const megabytes = (bytes: number) => Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10)

const isTaken = ({ type }: File) =>
  type.startsWith('image/') || type.startsWith('video/') || type === 'application/pdf'

/**
 * The files of a form: pictures, videos and drawings as PDF, three of 4 MB (S5.028–S5.030). A toast says which files do not fit, and
 * they are left out; of too many files the first ones stay, those chosen earlier included.
 */
export const useFiles = (already = 0) => {
  const t = useText()
  const show = useToast()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const most = attachmentLimits.files - already
  const tell = (title: string, tone: 'warning' | 'error') =>
    show({ title, tone, duration: timings.attachmentToast })
  const fits = (file: File) => {
    if (!isTaken(file)) tell(t(messages.wrongType), 'error')
    else if (file.size > attachmentLimits.bytes)
      tell(t(messages.tooLarge, { file: file.name, n: megabytes(attachmentLimits.bytes) }), 'error')
    else return true
    return false
  }
  /** Those that fit, as many as there is room for. */
  const check = (given: readonly File[]): File[] => {
    const fitting = given.filter(fits)
    const room = Math.max(0, most - files.length)
    if (fitting.length > room) tell(t(messages.tooMany, { n: attachmentLimits.files }), 'warning')
    return fitting.slice(0, room)
  }
  const add = (given: readonly File[]) =>
    setFiles([...files, ...check(given).map((file) => ({ id: newId(), file }))])
  const remove = (id: string) => setFiles(files.filter((one) => one.id !== id))
  return { files, check, add, remove }
}
