import { type FormEvent, useState } from 'react'
import type { Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { readAmount } from '../../lib/amount.ts'
import { Button, Dialog, Notice, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import { useSaleProblem } from './sale-problem.ts'
import { usePay, type Way } from './use-pay.ts'

type Props = {
  sale: Sale
  way: Way
  onClose(): void
  onChanged(): void
  onPlaced(orderNo: string): void
  onSent(email: string): void
}

/** Says with name and amount what will happen, and does it once. */
export const PayDialog = ({ sale, way, onClose, onChanged, onPlaced, onSent }: Props) => {
  const { t, format } = useEnv()
  const problemOf = useSaleProblem()
  const { pay, isBusy, failure, placedNo } = usePay(sale)
  const [given, setGiven] = useState('')
  const [reference, setReference] = useState('')
  const { currency, orderTotal, productTotal, c_counter: origin } = sale
  const total = orderTotal ?? productTotal ?? 0
  const money = (amount: number) => format.money(amount, currency)
  const givenMinor = readAmount(given)
  const backMinor = givenMinor === undefined ? undefined : givenMinor - Math.round(total * 100)
  const close = () => {
    if (placedNo) onPlaced(placedNo)
    else {
      if (failure !== undefined) onChanged()
      onClose()
    }
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const paid = await pay(way, reference.trim())
    if (!paid) return
    if ('email' in paid) onSent(paid.email)
    else onPlaced(paid.orderNo)
  }
  const label =
    way === 'link' ? messages.send : way === 'cash' || way === 'terminal' ? messages.take : messages.order
  return (
    <Dialog title={t(messages[way])} closeLabel={t(messages.back)} onClose={close} canClose={!isBusy}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p className={styles.due}>{money(total)}</p>
        <p>{t(messages.why, way, origin.customer.name, origin.customer.email)}</p>
        {way === 'cash' && (
          <TextField
            label={t(messages.received)}
            hint={t(messages.receivedHint)}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            value={given}
            onChange={({ target }) => setGiven(target.value)}
          />
        )}
        {way === 'cash' && backMinor !== undefined && (
          <p className={styles.owed} role="status">
            {backMinor < 0 ? t(messages.tooLittle) : t(messages.change)}
            <strong>{money(Math.abs(backMinor) / 100)}</strong>
          </p>
        )}
        {way === 'terminal' && (
          <TextField
            label={t(messages.reference)}
            autoComplete="off"
            autoFocus
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        {failure !== undefined && (
          <Notice tone="bad">
            <span>{problemOf(failure)}</span>
            {placedNo && <span>{t(messages.placedUnpaid, placedNo)}</span>}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button
            kind="main"
            size="large"
            type="submit"
            icon="check"
            isBusy={isBusy}
            autoFocus={way !== 'cash' && way !== 'terminal'}
          >
            {t(label, money(total))}
          </Button>
          <Button size="large" disabled={isBusy} onClick={close}>
            {t(placedNo ? messages.see : messages.back)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
