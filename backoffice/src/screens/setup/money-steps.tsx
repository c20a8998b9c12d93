import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { paymentMethods } from '../../api/payment-methods.ts'
import type { Setup } from '../../features/setup/index.ts'
import { CheckField, TextField } from '../../ui/index.ts'
import { countryDefaults } from './country-defaults.ts'
import { messages } from './messages.ts'
import { StepForm } from './step-form.tsx'
import { useCountryChange } from './use-settings.ts'

type StepProps = { setup: Setup; onDone(): void }

/** The tax that prices include: its name and its general rate. */
export const TaxStep = ({ setup: { country }, onDone }: StepProps) => {
  const { t } = useEnv()
  const rate = country.taxes[0]?.rateBasisPoints ?? 0
  const [form, setForm] = useState({
    name: country.taxName || countryDefaults[country.code].taxName,
    percent: country.taxName === '' ? '' : String(rate / 100),
  })
  const save = useCountryChange(onDone)
  const submit = () =>
    save.mutate({
      taxName: form.name,
      taxes: country.taxes.map((one, at) =>
        at === 0 ? { ...one, rateBasisPoints: Math.round(Number(form.percent) * 100) } : one,
      ),
    })
  return (
    <StepForm work={save} onSubmit={submit}>
      <TextField
        label={t(messages.taxName)}
        value={form.name}
        required
        onChange={({ target }) => setForm({ ...form, name: target.value })}
      />
      <TextField
        label={t(messages.taxRate)}
        hint={t(messages.taxHint)}
        type="number"
        min={0}
        max={100}
        step="0.01"
        value={form.percent}
        required
        onChange={({ target }) => setForm({ ...form, percent: target.value })}
      />
    </StepForm>
  )
}

/** Working days for which goods wait for who pays at the store, until the owner says otherwise. */
const daysSetAside = 3

/** How people pay: at the store, by a transfer to the shop's account, or both. */
export const PaymentStep = ({ setup: { country }, onDone }: StepProps) => {
  const { t } = useEnv()
  const { bank, paymentMethods: offered } = country
  const isNew = offered.length === 0
  const [atStore, setAtStore] = useState(isNew || offered.includes(paymentMethods.atStore))
  const [byTransfer, setByTransfer] = useState(offered.includes(paymentMethods.transfer))
  const [account, setAccount] = useState({
    bankName: bank.bankName,
    accountHolder: bank.accountHolder,
    accountNumber: bank.accountNumber,
  })
  const save = useCountryChange(onDone)
  const ours: readonly string[] = [paymentMethods.atStore, paymentMethods.transfer]
  const submit = () =>
    save.mutate({
      paymentMethods: [
        ...offered.filter((id) => !ours.includes(id)),
        ...(byTransfer ? [paymentMethods.transfer] : []),
        ...(atStore ? [paymentMethods.atStore] : []),
      ],
      ...(atStore ? { payAtStore: country.payAtStore ?? { keptWorkingDays: daysSetAside } } : {}),
      bank: { ...bank, ...account },
    })
  const part = (name: keyof typeof account) => (
    <TextField
      key={name}
      label={t(messages[name])}
      value={account[name]}
      required
      onChange={({ target }) => setAccount({ ...account, [name]: target.value })}
    />
  )
  return (
    <StepForm work={save} onSubmit={submit}>
      <CheckField
        label={t(messages.atStore)}
        checked={atStore}
        required={!byTransfer}
        onChange={({ target }) => setAtStore(target.checked)}
      />
      <CheckField
        label={t(messages.byTransfer)}
        checked={byTransfer}
        onChange={({ target }) => setByTransfer(target.checked)}
      />
      {byTransfer && (['bankName', 'accountHolder', 'accountNumber'] as const).map(part)}
    </StepForm>
  )
}
