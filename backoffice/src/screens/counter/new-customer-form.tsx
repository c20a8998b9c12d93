import type { FormEvent } from 'react'
import type { NewCustomer } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { useDraft } from '../../features/editor/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Notice, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import type { CustomerWish } from './customer-wish.ts'
import { messages } from './messages.ts'

type Props = {
  /** What was looked for: it is filled in. */
  wish: CustomerWish | undefined
  isUnknown: boolean
  isBusy: boolean
  error: unknown
  /** True: the sale is begun. */
  onSend(customer: NewCustomer): Promise<boolean>
  onBack(): void
}

/** Somebody new; what was typed stays in this browser until the sale is begun. */
export const NewCustomerForm = ({ wish, isUnknown, isBusy, error, onSend, onBack }: Props) => {
  const { t } = useEnv()
  // What was typed for one caller is never filled in for another.
  const [sought = ''] = Object.values(wish ?? {})
  const { value, set, clear } = useDraft(`counter-customer.${sought}`, {
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    companyName: '',
  })
  const typed = { ...value, ...(wish && 'phone' in wish && value.phone === '' ? { phone: wish.phone } : {}) }
  if (wish && 'email' in wish && typed.email === '') typed.email = wish.email
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { companyName, ...person } = Object.fromEntries(
      Object.entries(typed).map(([name, text]) => [name, text.trim()]),
    ) as typeof typed
    if (await onSend({ ...person, ...(companyName === '' ? {} : { companyName }) })) clear()
  }
  const field = (name: keyof typeof value) => ({
    value: typed[name],
    autoComplete: 'off',
    maxLength: name === 'email' ? 254 : 100,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ ...typed, [name]: target.value }),
  })
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} aria-label={t(messages.newCustomer)}>
      {isUnknown && <Notice tone="open">{t(messages.nobody)}</Notice>}
      <div className={styles.pair}>
        <TextField label={t(messages.firstName)} required autoFocus {...field('firstName')} />
        <TextField label={t(messages.lastName)} required {...field('lastName')} />
        <TextField
          label={t(messages.phoneNumber)}
          type="tel"
          required
          minLength={8}
          {...field('phone')}
          maxLength={40}
        />
        <TextField
          label={t(messages.email)}
          type="email"
          required
          hint={t(messages.emailHint)}
          {...field('email')}
        />
      </div>
      <TextField label={t(messages.company)} {...field('companyName')} />
      {error !== null && error !== undefined && <ProblemNotice error={error} />}
      <div className={styles.buttons}>
        <Button kind="main" size="large" type="submit" icon="check" isBusy={isBusy}>
          {t(messages.begin)}
        </Button>
        <Button
          size="large"
          onClick={() => {
            clear()
            onBack()
          }}
        >
          {t(messages.searchAgain)}
        </Button>
      </div>
    </form>
  )
}
