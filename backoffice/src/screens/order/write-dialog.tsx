import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { TextArea } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { useOrder } from './use-order.ts'

type WriteDialogProps = {
  order: DeskOrder
  change: ReturnType<typeof useOrder>['change']
  onClose(): void
}

/** A mail to who placed the order, in the writer's own words. */
export const WriteDialog = ({ order, change, onClose }: WriteDialogProps) => {
  const { call, t } = useEnv()
  const { orderNo, email } = order
  return (
    <Confirm
      title={t(messages.write)}
      why={t(messages.writeWhy, orderNo, email)}
      keepLabel={t(messages.keep)}
      onConfirm={(form) =>
        change(
          () =>
            call.tagged(orders.writeOrderMessage, {
              params: { orderNo },
              body: { text: textIn(form, 'text') },
            }),
          t(messages.written),
        )
      }
      onClose={onClose}
    >
      <TextArea label={t(messages.text)} name="text" required autoFocus maxLength={4_000} />
    </Confirm>
  )
}
