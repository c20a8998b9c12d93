// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { customerQuery } from '../../api/customers.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, until } from '../../ui/testing/mount.tsx'
import { useChosenStore } from './use-chosen-store.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  localStorage.clear()
})

const stores = ['SV-1', 'SV-2'].map((id) => ({
  id,
  name: `Tienda ${id}`,
  storeName: `Tienda ${id}`,
  address1: 'Calle 1',
  city: 'Soyapango',
  countryCode: 'SV',
}))
const preferred = (...ids: [string, string][]) =>
  JSON.stringify(ids.map(([countryCode, storeId]) => ({ countryCode, storeId })))

/** The page of somebody whose record says so; it shows the store they have chosen. */
const open = (kind: 'guest' | 'registered', c_preferredStoreId = '[]') => {
  const Chosen = () => <output>{useChosenStore().chosen?.id ?? 'none'}</output>
  const { env, around } = onStage({
    shopper: { kind, customerId: 'c1' },
    transport: () => Promise.resolve({ status: 200, body: JSON.stringify({ data: stores, total: 2 }) }),
  })
  const record = { customerId: 'c1', c_preferredStoreId }
  if (kind === 'registered') env.queries.setQueryData(customerQuery(env, 'c1').queryKey, record)
  page = mount(around(<Chosen />))
  return () => page?.find('output').textContent
}
const stored = () =>
  ['Id', 'Name', 'Address', 'City'].map((key) => localStorage.getItem(`selectedStore${key}`))

test('[S4.079] the first store of the record that this country has becomes the chosen one, and is copied here', async () => {
  const shown = open('registered', preferred(['HN', 'HN-1'], ['SV', 'SV-2'], ['SV', 'SV-1']))
  await until(() => expect(shown()).toBe('SV-2'))
  expect(stored()).toEqual(['SV-2', 'Tienda SV-2', 'Calle 1', 'Soyapango'])
})

test('[S4.079] a guest keeps what this browser says, and so does a customer with none in this country', async () => {
  localStorage.setItem('selectedStoreId', 'SV-1')
  const guest = open('guest')
  await until(() => expect(guest()).toBe('SV-1'))
  page?.unmount()
  const customer = open('registered', preferred(['HN', 'SV-2']))
  await until(() => expect(customer()).toBe('SV-1'))
  expect(stored()[0]).toBe('SV-1')
})
