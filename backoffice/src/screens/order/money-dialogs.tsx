import type { ReactNode } from 'react'
import type { Tagged } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { useOrder } from './use-order.ts'

type DialogProps = { order: DeskOrder; change: ReturnType<typeof useOrder>['change']; onClose(): void }

type AskProps = DialogProps & {
  title: string
  why: string
  done: string
  isStop?: boolean
  send(form: FormData, ifMatch: string | undefined): Promise<Tagged<DeskOrder>>
  children: ReactNode
}

const Ask = ({ order: _order, change, done, send, ...rest }: AskProps) => {
  const { t } = useEnv()
  return (
    <Confirm
      {...rest}
      keepLabel={t(messages.keep)}
      onConfirm={(form) => change((ifMatch) => send(form, ifMatch), done)}
    />
  )
}

const Reason = () => {
  const { t } = useEnv()
  return (
    <TextField
      label={t(messages.reason)}
      hint={t(messages.reasonHint)}
      name="reason"
      required
      maxLength={1_000}
      autoFocus
    />
  )
}

export const CancelDialog = (props: DialogProps) => {
  const { call, t, format } = useEnv()
  const { orderNo, currency, payment } = props.order
  return (
    <Ask
      {...props}
      isStop
      title={t(messages.cancel)}
      why={t(messages.cancelWhy, orderNo, format.money(payment.balance, currency))}
      done={t(messages.moved)}
      send={(form, ifMatch) =>
        call.tagged(orders.cancelDeskOrder, {
          params: { orderNo },
          body: { reason: textIn(form, 'reason') },
          ifMatch,
        })
      }
    >
      <Reason />
    </Ask>
  )
}

export const RefundDialog = (props: DialogProps) => {
  const { call, t, format } = useEnv()
  const { orderNo, currency, payment } = props.order
  return (
    <Ask
      {...props}
      isStop
      title={t(messages.refund)}
      why={t(messages.refundWhy, orderNo, format.money(payment.balance, currency))}
      done={t(messages.refunded)}
      send={(form, ifMatch) =>
        call.tagged(orders.refundOrder, {
          params: { orderNo },
          body: { amount: Number(textIn(form, 'amount')), reason: textIn(form, 'reason') },
          ifMatch,
        })
      }
    >
      <TextField
        label={t(messages.amount)}
        name="amount"
        type="number"
        min="0.01"
        step="0.01"
        max={payment.balance}
        defaultValue={payment.balance}
        required
      />
      <Reason />
    </Ask>
  )
}

type Tender = 'cash' | 'terminal' | 'transfer'

export const PayDialog = (props: DialogProps) => {
  const { call, t, format } = useEnv()
  const { orderNo, currency, orderTotal } = props.order
  return (
    <Ask
      {...props}
      title={t(messages.pay)}
      why={t(messages.payWhy, orderNo, format.money(orderTotal, currency))}
      done={t(messages.paid)}
      send={(form, ifMatch) => {
        const reference = textIn(form, 'reference')
        return call.tagged(orders.takeOrderPayment, {
          params: { orderNo },
          body: {
            tender: textIn(form, 'tender') as Tender,
            amount: orderTotal,
            ...(reference === '' ? {} : { reference }),
          },
          ifMatch,
        })
      }}
    >
      <SelectField label={t(messages.tender)} name="tender" autoFocus>
        {(['cash', 'terminal', 'transfer'] as const).map((one) => (
          <option key={one} value={one}>
            {t(messages[one])}
          </option>
        ))}
      </SelectField>
      <TextField label={t(messages.reference)} name="reference" maxLength={100} />
    </Ask>
  )
}
