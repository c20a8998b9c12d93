import { type FormEvent, type ReactNode, useState } from 'react'
import type { Tagged } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { Button, Dialog, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './order.module.css'
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

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Says with number and amount what will happen, and asks once. */
const Ask = ({ change, onClose, title, why, done, isStop, send, children }: AskProps) => {
  const { t } = useEnv()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const isDone = await change((ifMatch) => send(form, ifMatch), done)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={title} closeLabel={t(messages.keep)} onClose={onClose}>
      <form className={styles.ask} onSubmit={(event) => void submit(event)}>
        <p>{why}</p>
        {children}
        <div className={styles.askFoot}>
          <Button onClick={onClose}>{t(messages.keep)}</Button>
          <Button kind={isStop ? 'stop' : 'main'} type="submit" isBusy={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
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
