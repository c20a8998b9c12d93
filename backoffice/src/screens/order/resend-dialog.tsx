import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { SelectField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { useOrder } from './use-order.ts'

type ResendDialogProps = {
  order: DeskOrder
  change: ReturnType<typeof useOrder>['change']
  onClose(): void
}

/** A mail of the order, once more. */
export const ResendDialog = ({ order, change, onClose }: ResendDialogProps) => {
  const { call, t } = useEnv()
  const { orderNo, email, step } = order
  return (
    <Confirm
      title={t(messages.resend)}
      why={t(messages.resendWhy, orderNo, email)}
      keepLabel={t(messages.keep)}
      onConfirm={(form) =>
        change(
          () =>
            call.tagged(orders.resendOrderMail, {
              params: { orderNo },
              body: { mail: textIn(form, 'mail') === 'ready' ? 'ready' : 'receipt' },
            }),
          t(messages.resent),
        )
      }
      onClose={onClose}
    >
      <SelectField label={t(messages.which)} name="mail">
        <option value="receipt">{t(messages.receipt)}</option>
        {step === 'ready' && <option value="ready">{t(messages.readyMail)}</option>}
      </SelectField>
    </Confirm>
  )
}
