import { type FormEvent, useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, Notice, Section, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import type { Change } from './use-sale.ts'

const names = ['firstName', 'lastName', 'address1', 'city'] as const
type Draft = Record<(typeof names)[number], string>
const blank: Draft = { firstName: '', lastName: '', address1: '', city: '' }

/** Whom the invoice goes to, of a customer who has told the shop neither name nor address. */
export const InvoiceForm = ({ sale, change }: { sale: Sale; change: Change }) => {
  const { call, t } = useEnv()
  const { basketId } = sale
  const [draft = blank, setDraft] = useStoredDraft<Draft>(`counter-invoice.${basketId}`)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const labels = {
    firstName: messages.firstName,
    lastName: messages.lastName,
    address1: messages.street,
    city: messages.city,
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const body = { ...draft, countryCode: sale.c_country }
    const failure = await change(
      () => call(counter.updateCounterBillingAddress, { params: { basketId }, body }),
      true,
    )
    setBusy(false)
    setError(failure)
    if (failure === undefined) setDraft(undefined)
  }
  return (
    <Section title={t(messages.invoice)}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        {names.map((name) => (
          <TextField
            key={name}
            label={t(labels[name])}
            required
            maxLength={256}
            autoComplete="off"
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          />
        ))}
        {error && <Notice tone="bad">{error}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          {t(messages.save)}
        </Button>
      </form>
    </Section>
  )
}
