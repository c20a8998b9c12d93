import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { trade } from '../../api/trade.ts'
import { downloadPdf } from '../../lib/download-pdf.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { toPriced } from './use-priced-lines.ts'
import styles from './material-list.module.css'
import { messages } from './messages.ts'

/** The list as a PDF made by the engine, to take along or hand on. */
export const PdfButton = ({ items, title }: { items: readonly NewLine[]; title: string }) => {
  const t = useText()
  const { call } = useEnv()
  const { chosen } = useChosenStore()
  const pdf = useMutation({
    mutationFn: () => call(trade.createListDocument, { body: { ...toPriced(items, chosen?.id), title } }),
    onSuccess: downloadPdf,
  })
  return (
    <>
      <button
        type="button"
        className={styles.share}
        aria-disabled={pdf.isPending || undefined}
        onClick={() => !pdf.isPending && pdf.mutate()}
      >
        <Icon name="download" size={20} />
        {t(pdf.isPending ? messages.makingPdf : messages.pdf)}
      </button>
      {pdf.isError && <p role="alert">{t(problemMessage(pdf.error))}</p>}
    </>
  )
}
