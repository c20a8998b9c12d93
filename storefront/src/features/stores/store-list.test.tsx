// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press } from '../../ui/testing/mount.tsx'
import { StoreList } from './store-list.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  localStorage.clear()
})

const stores = ['Soyapango', 'Ahuachapán'].map((name, at) => ({
  id: `SV-${at}`,
  storeID: `SV-${at}`,
  name,
  storeName: name,
  address1: 'Calle 1',
  city: name,
  countryCode: 'SV',
}))

/** Renders until it holds. */
const until = (holds: () => void) => act(() => vi.waitFor(holds, { timeout: 10_000 }))

/** The list of a guest, and what was asked for it. */
const open = async () => {
  const asked: URLSearchParams[] = []
  const { env, around } = onStage({
    shopper: { kind: 'guest', customerId: 'g1' },
    transport: (path) => {
      if (path.includes('/store-search')) asked.push(new URL(path, 'http://shop').searchParams)
      const body = JSON.stringify({ data: stores, total: 2, limit: 20, offset: 0 })
      return Promise.resolve({ status: 200, body })
    },
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  page = mount(
    around(
      <CustomPreferencesProvider>
        <StoreList headingLevel={2} />
      </CustomPreferencesProvider>,
    ),
  )
  const host = page.host
  const names = () => [...host.querySelectorAll('h2')].map(({ textContent }) => textContent)
  await until(() => expect(names()).toHaveLength(2))
  const card = (name: string) =>
    [...host.querySelectorAll('article')].find((one) => one.textContent?.includes(name))
  const choose = (name: string) => {
    const button = card(name)?.querySelector<HTMLButtonElement>('button[aria-pressed]')
    if (!button) throw new Error(`no button for ${name}`)
    press(button)
  }
  return {
    asked,
    choose,
    names,
  }
}

test('[S4.075] [S4.077] [S4.080] [S4.081] a press keeps the store and puts it first, another press lets go of it', async () => {
  const { choose, names } = await open()
  expect(names()).toEqual(['Soyapango', 'Ahuachapán'])
  choose('Ahuachapán')
  await until(() => expect(names()).toEqual(['Ahuachapán', 'Soyapango']))
  expect(localStorage.getItem('selectedStoreId')).toBe('SV-1')
  expect(localStorage.getItem('selectedStoreName')).toBe('Ahuachapán')
  choose('Ahuachapán')
  await until(() => expect(names()).toEqual(['Soyapango', 'Ahuachapán']))
  expect(localStorage.getItem('selectedStoreId')).toBeNull()
})

test('[S9.014] [S9.015] [S9.017] stores are asked for in km, twenty of them, without a postal code, as far as the shop says', async () => {
  const { asked } = await open()
  expect(asked.map((query) => Object.fromEntries(query))).toMatchObject([
    { countryCode: 'SV', distanceUnit: 'km', limit: '20', maxDistance: '20012' },
  ])
  expect(asked[0]?.has('postalCode')).toBe(false)
})
