import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '../../../../facts/country.ts'
import { useEnv } from '../../api/env.tsx'
import { loadShop, type Shop } from '../../api/shop.ts'
import { useCountryName } from '../../features/place/index.ts'
import type { Setup } from '../../features/setup/index.ts'
import { SelectField, TextField } from '../../ui/index.ts'
import { countryDefaults } from './country-defaults.ts'
import { messages } from './messages.ts'
import { StepForm } from './step-form.tsx'
import { changeGroup } from './use-settings.ts'

const codes = Object.keys(countryDefaults) as CountryCode[]
const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** Both languages of a country, Spanish first. */
const localesOf = (code: CountryCode) => {
  const common = { country: code, preferredCurrency: countryDefaults[code].currency }
  return [
    {
      ...common,
      id: `es-${code}` as const,
      name: `Español (${nameIn('es', code)})`,
      language: 'es' as const,
    },
    {
      ...common,
      id: `en-${code}` as const,
      name: `English (${nameIn('en', code)})`,
      language: 'en' as const,
    },
  ]
}

const pauseMs = 300
const mostPauses = 20

/** Every process of the shop knows new settings within a moment; what is loaded after that shows them. */
const untilShown = async (isShown: (shop: Shop) => boolean) => {
  for (let pauses = 0; pauses < mostPauses; pauses++) {
    const { shop } = await loadShop()
    if (isShown(shop)) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** What the shop is called, where it sells, and how it is reached. A store binds it to its country. */
export const ShopStep = ({ setup }: { setup: Setup }) => {
  const { call, t } = useEnv()
  const countryName = useCountryName()
  const { support, code } = setup.country
  const [form, setForm] = useState({ name: setup.name, code, email: support.email, phone: support.phone })
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const save = useMutation({
    mutationFn: async () => {
      const { currency, timeZone } = countryDefaults[form.code]
      await changeGroup(call, 'countries', ({ c_countries: countries = [] }) => ({
        c_defaultLocale: `es-${form.code}`,
        c_locales: localesOf(form.code),
        c_countries: countries.slice(0, 1).map((one) => ({
          ...one,
          code: form.code,
          name: { es: nameIn('es', form.code), en: nameIn('en', form.code) },
          currency,
          timeZone,
          bank: { ...one.bank, currency },
          support: { ...one.support, email: form.email, phone: form.phone, whatsapp: form.phone },
        })),
      }))
      await changeGroup(call, 'shop', () => ({ c_name: form.name }))
      await untilShown(({ name, countries }) => name === form.name && countries[0]?.code === form.code)
    },
    // Name and country are the visit's: the page begins anew with them.
    onSuccess: () => location.reload(),
  })
  return (
    <StepForm work={save} onSubmit={() => save.mutate()}>
      <TextField
        label={t(messages.name)}
        value={form.name}
        required
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectField
        label={t(messages.country)}
        value={form.code}
        disabled={setup.store !== undefined}
        onChange={({ target }) => set({ code: target.value as CountryCode })}
      >
        {codes.map((one) => (
          <option key={one} value={one}>
            {countryName(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t(messages.email)}
        type="email"
        value={form.email}
        required
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label={t(messages.phone)}
        type="tel"
        placeholder="+503…"
        value={form.phone}
        required
        onChange={({ target }) => set({ phone: target.value })}
      />
    </StepForm>
  )
}
