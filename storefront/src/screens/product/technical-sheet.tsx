import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { trade } from '../../api/trade.ts'
import type { Product } from '../../features/product/index.ts'
import { downloadPdf } from '../../lib/download-pdf.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import { messages } from './share-messages.ts'
import styles from './share.module.css'

/** The technical sheet of what is chosen, as a PDF that the engine makes of its data. */
export const TechnicalSheet = ({ product }: { product: Product }) => {
  const t = useText()
  const { call } = useEnv()
  const sheet = useMutation({
    mutationFn: () => call(trade.getTechnicalSheet, { params: { id: product.id } }),
    onSuccess: downloadPdf,
  })
  return (
    <>
      <button
        type="button"
        className={`${styles.way} ${styles.print}`}
        aria-disabled={sheet.isPending || undefined}
        onClick={() => !sheet.isPending && sheet.mutate()}
      >
        <Icon name="download" size={20} />
        {t(sheet.isPending ? messages.makingSheet : messages.technicalSheet)}
      </button>
      {sheet.isError && <p role="alert">{t(problemMessage(sheet.error))}</p>}
    </>
  )
}
