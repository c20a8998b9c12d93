import { useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Field, TextInput, useToast } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import { messages } from '../messages.ts'
import { promoMessages } from './promo-messages.ts'
import { hasCoupon, useAddCoupon } from './use-coupons.ts'

/** Shorter texts cannot be codes (S5.002). */
const shortest = 3

type Fault = 'required' | 'rejected' | 'failed'

/** One code at a time; what the shop says about it stands at the field (S2.158–S2.160, S5.001–S5.003). */
export const PromoCodeForm = () => {
  const t = useText()
  const show = useToast()
  const add = useAddCoupon()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault>()
  const code = text.trim()
  const faults = {
    required: promoMessages.required,
    rejected: promoMessages.rejected,
    failed: messages.failed,
  }
  const send = () => {
    if (add.isPending) return
    setFault(code.length < shortest ? 'required' : undefined)
    if (code.length < shortest) return
    add.mutate(code, {
      onSuccess: (basket) => {
        if (!basket || !hasCoupon(basket, code)) return setFault('rejected')
        setText('')
        show({ title: t(promoMessages.applied), tone: 'success' })
      },
      onError: (error) => setFault(isProblem(error, 400) ? 'rejected' : 'failed'),
    })
  }
  return (
    <form
      noValidate
      className={styles.promo}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={t(promoMessages.label)} error={fault && t(faults[fault])}>
        <TextInput
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          // A form whose button is disabled is not sent by Enter.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send()
          }}
          onChange={(event) => {
            setText(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        disabled={code.length < shortest}
        pending={add.isPending}
        pendingLabel={t(promoMessages.applying)}
      >
        {t(promoMessages.apply)}
      </Button>
    </form>
  )
}
