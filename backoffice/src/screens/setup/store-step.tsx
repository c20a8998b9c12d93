import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Coordinates } from '../../../../facts/coordinates.ts'
import { loadDivisions } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { stores } from '../../api/stores.ts'
import { ChipsField } from '../../features/editor/index.ts'
import { PointField } from '../../features/point/index.ts'
import type { Setup } from '../../features/setup/index.ts'
import { hoursInWords, weekdayName } from '../../lib/hours-in-words.ts'
import { SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { StepForm } from './step-form.tsx'

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** The shop's first store, from which goods are picked up. */
export const StoreStep = ({ setup: { country }, onDone }: { setup: Setup; onDone(): void }) => {
  const { call, language, t } = useEnv()
  const queries = useQueryClient()
  const { code, support, timeZone } = country
  const [form, setForm] = useState({
    name: '',
    first: '',
    second: '',
    town: '',
    address: '',
    phone: support.phone,
    point: undefined as Coordinates | undefined,
    open: '07:00',
    close: '17:00',
    days: ['1', '2', '3', '4', '5', '6'],
  })
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const divisions = useQuery({
    queryKey: ['divisions', code],
    queryFn: () => loadDivisions(code),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const firstLevel = divisions.data ?? []
  const first = firstLevel.find(({ id }) => id === form.first)
  const second = first?.children?.find(({ id }) => id === form.second)
  const save = useMutation({
    mutationFn: () => {
      const phone = form.phone.replaceAll(/[^\d+]/g, '')
      const hours = { days: form.days.map(Number), open: form.open, close: form.close }
      return call(stores.createStore, {
        params: { storeId: `${code}-01` },
        headers: { 'x-dw-validate-existing': 'true' },
        body: {
          inventoryId: `inv-${code.toLowerCase()}-01`,
          name: form.name,
          countryCode: code,
          address1: form.address,
          city: first?.name ?? '',
          cityName: form.town || (second?.name ?? ''),
          divisionLevel1: form.first,
          divisionLevel2: form.second,
          postalCode: '',
          email: support.email,
          phone,
          phoneDisplay: form.phone,
          ...(form.point ?? { latitude: 0, longitude: 0 }),
          timeZone,
          size: 'branch with yard',
          services: ['pickup'],
          default: true,
          hours: [hours],
          storeHours: { es: hoursInWords('es', hours), en: hoursInWords('en', hours) },
        },
      })
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  })
  const text = (member: 'name' | 'address' | 'town' | 'phone', isRequired = true) => (
    <TextField
      label={t(messages[member === 'name' ? 'storeName' : member])}
      value={form[member]}
      required={isRequired}
      onChange={({ target }) => set({ [member]: target.value })}
    />
  )
  return (
    <StepForm
      work={save}
      onSubmit={() => form.point && save.mutate()}
      after={
        <ChipsField
          label={t(messages.days)}
          options={weekdays.map((day) => ({ value: String(day), title: weekdayName(language, day) }))}
          value={form.days}
          onChange={(days) => set({ days })}
        />
      }
    >
      {text('name')}
      <SelectField
        label={t(messages.department)}
        value={form.first}
        required
        onChange={({ target }) => set({ first: target.value, second: '' })}
      >
        <option value="">{t(messages.choose)}</option>
        {firstLevel.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(messages.municipality)}
        value={form.second}
        required
        onChange={({ target }) => set({ second: target.value })}
      >
        <option value="">{t(messages.choose)}</option>
        {first?.children?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {text('town', false)}
      {text('address')}
      {text('phone')}
      <PointField country={code} point={form.point} required onChange={(point) => set({ point })} />
      <TextField
        label={t(messages.opens)}
        type="time"
        value={form.open}
        required
        onChange={({ target }) => set({ open: target.value })}
      />
      <TextField
        label={t(messages.closes)}
        type="time"
        value={form.close}
        required
        onChange={({ target }) => set({ close: target.value })}
      />
    </StepForm>
  )
}
