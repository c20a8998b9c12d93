import { QuoteFilePicker, usePendingFiles } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './quote-files-messages.ts'

/** Of goods that are quoted: the drawing or schedule they are to be made by, which goes with the request. */
export const QuoteFiles = () => {
  const t = useText()
  const { files, add, remove } = usePendingFiles()
  return <QuoteFilePicker files={files} onAdd={add} onRemove={remove} note={t(messages.waiting)} />
}
