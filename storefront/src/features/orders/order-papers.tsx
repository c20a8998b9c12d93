import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { downloadPdf } from '../../lib/download-pdf.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Stack } from '../../ui/index.ts'
import type { Order } from './order.ts'
import styles from './orders.module.css'
import { paperMessages as messages } from './paper-messages.ts'

/** The order as a PDF (a receipt once it is paid) and on paper. */
export const OrderPapers = ({ order }: { order: Order }) => {
  const t = useText()
  const { call } = useEnv()
  const pdf = useMutation({
    mutationFn: () => call(orders.getOrderDocument, { params: { orderNo: order.orderNo } }),
    onSuccess: downloadPdf,
  })
  return (
    <Stack gap={2} className={styles.screenOnly}>
      <Button
        variant="secondary"
        wide
        icon="download"
        pending={pdf.isPending}
        pendingLabel={t(messages.making)}
        onClick={() => pdf.mutate()}
      >
        {t(order.paymentStatus === 'paid' ? messages.receipt : messages.order)}
      </Button>
      <Button variant="quiet" wide icon="print" onClick={() => print()}>
        {t(messages.print)}
      </Button>
      {pdf.isError && <Alert tone="error">{t(problemMessage(pdf.error))}</Alert>}
    </Stack>
  )
}
