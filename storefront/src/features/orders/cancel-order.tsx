import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { orderQuery, orders } from '../../api/orders.ts'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Dialog, Row, useToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'

/** Cancels an order nobody has begun to work on; asks once more before. */
export const CancelOrder = ({ order }: { order: Order }) => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const [asked, setAsked] = useState(false)
  const { queryKey } = orderQuery(env, order.orderNo)
  const cancel = useMutation({
    mutationFn: () => env.call(orders.cancelOrder, { params: { orderNo: order.orderNo } }),
    onSuccess: (cancelled) => {
      env.queries.setQueryData(queryKey, cancelled)
      void env.queries.invalidateQueries({ queryKey: [orders.getCustomerOrders] })
      show({ title: t(messages.cancelled), tone: 'success' })
    },
    onError: (error) => {
      const begun = isProblem(error, 'order-status-transition')
      if (begun) void env.queries.invalidateQueries({ queryKey })
      show({ title: t(begun ? messages.cancelTooLate : messages.cancelFailed), tone: 'error' })
    },
    onSettled: () => setAsked(false),
  })
  if (!order.c_cancellable) return null
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsked(true)}>
        {t(messages.cancel)}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t(messages.cancelTitle)}
        closeLabel={t(messages.cancelKeep)}
        size="small"
        footer={
          <Row gap={3} justify="end">
            <Button variant="secondary" onClick={() => setAsked(false)} data-autofocus>
              {t(messages.cancelKeep)}
            </Button>
            <Button
              variant="danger"
              pending={cancel.isPending}
              pendingLabel={t(messages.cancelling)}
              onClick={() => cancel.mutate()}
            >
              {t(messages.cancelYes)}
            </Button>
          </Row>
        }
      >
        <p>{t(order.paymentStatus === 'paid' ? messages.cancelPaid : messages.cancelUnpaid)}</p>
      </Dialog>
    </>
  )
}
