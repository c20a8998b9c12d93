import { type FormEvent, useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { Button, IconButton, Section, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import type { Change } from './use-sale.ts'

/** Codes that the customer names. */
export const Coupon = ({ sale, change }: { sale: Sale; change: Change }) => {
  const { call, t } = useEnv()
  const { basketId, couponItems } = sale
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '' || isBusy) return
    setBusy(true)
    const body = { code: code.trim() }
    const failure = await change(() => call(counter.addCounterCoupon, { params: { basketId }, body }), true)
    setBusy(false)
    setError(failure)
    if (failure === undefined) setCode('')
  }
  return (
    <Section title={t(messages.coupon)}>
      <form className={styles.coupon} onSubmit={(event) => void send(event)}>
        <TextField
          label={t(messages.coupon)}
          isLabelHidden
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={256}
          error={error}
          value={code}
          onChange={({ target }) => {
            setError(undefined)
            setCode(target.value)
          }}
        />
        <Button type="submit" isBusy={isBusy}>
          {t(messages.apply)}
        </Button>
      </form>
      {couponItems.map(({ couponItemId, code: used, valid }) => (
        <p key={couponItemId} className={styles.used}>
          <span>
            <strong>{used}</strong>
            {!valid && <small>{t(messages.notYet)}</small>}
          </span>
          <IconButton
            icon="close"
            label={t(messages.dropCoupon, used)}
            onClick={() =>
              void change(() => call(counter.removeCounterCoupon, { params: { basketId, couponItemId } }))
            }
          />
        </p>
      ))}
    </Section>
  )
}
