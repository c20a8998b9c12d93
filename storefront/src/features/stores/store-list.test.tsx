// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, type, until } from '../../ui/testing/mount.tsx'
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

/** The list of a guest, and what was asked for it. */
const open = async ({ found = stores, status = 200 } = {}) => {
  const asked: URLSearchParams[] = []
  const { env, around } = onStage({
    shopper: { kind: 'guest', customerId: 'g1' },
    transport: (path) => {
      if (path.includes('/store-search')) asked.push(new URL(path, 'http://shop').searchParams)
      const body = JSON.stringify({ data: found, total: found.length, limit: 20, offset: 0 })
      return Promise.resolve({ status, body })
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
  expect(host.textContent).toContain('Loading locations...')
  await until(() => expect(host.textContent).not.toContain('Loading locations...'))
  const card = (name: string) =>
    [...host.querySelectorAll('article')].find((one) => one.textContent?.includes(name))
  const choose = (name: string) => {
    const button = card(name)?.querySelector<HTMLButtonElement>('button[aria-pressed]')
    if (!button) throw new Error(`no button for ${name}`)
    press(button)
  }
  return {
    asked,
    card,
    choose,
    host,
    names,
  }
}

test('[S3.016] [S4.075] [S4.077] [S4.080] [S4.081] a press keeps the store and puts it first, another press lets go of it', async () => {
  const { choose, names } = await open()
  expect(names()).toEqual(['Soyapango', 'Ahuachapán'])
  choose('Ahuachapán')
  await until(() => expect(names()).toEqual(['Ahuachapán', 'Soyapango']))
  expect(localStorage.getItem('selectedStoreId')).toBe('SV-1')
  expect(localStorage.getItem('selectedStoreName')).toBe('Ahuachapán')
  expect(localStorage.getItem('selectedStoreAddress')).toBe('Calle 1')
  expect(localStorage.getItem('selectedStoreCity')).toBe('Ahuachapán')
  choose('Ahuachapán')
  await until(() => expect(names()).toEqual(['Soyapango', 'Ahuachapán']))
  expect(localStorage.getItem('selectedStoreId')).toBeNull()
})

test('[S1.013] [S9.014] [S9.015] [S9.017] stores are asked for in km, twenty of them, without a postal code, as far as the shop says', async () => {
  const { asked } = await open()
  expect(asked.map((query) => Object.fromEntries(query))).toMatchObject([
    { countryCode: 'SV', distanceUnit: 'km', limit: '20', maxDistance: '20012' },
  ])
  expect(asked[0]?.has('postalCode')).toBe(false)
})

test('[S2.169] [S2.171] [S5.037] [S5.039] [S8.021] [S8.022] what is typed filters at once; the label counts, and nothing left says so', async () => {
  const { host, names } = await open()
  const input = host.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) throw new Error('no search field')
  const count = () => host.querySelector('[role=status]')?.textContent
  expect(count()).toMatch(/^2 /)
  type(input, 'ahuacha')
  expect([names(), count()]).toEqual([['Ahuachapán'], expect.stringMatching(/^1 /)])
  expect(host.textContent).not.toContain('Lo sentimos, no hay ubicaciones en esta área.')
  type(input, 'zzz')
  await until(() => expect(host.textContent).toContain('Lo sentimos, no hay ubicaciones en esta área.'))
  expect(names()).toEqual([])
})

test('[S2.173] [S2.174] every card has a button to choose it; the chosen one alone wears the badge', async () => {
  const { card, choose, host } = await open()
  expect(host.querySelectorAll('article button[aria-pressed]')).toHaveLength(2)
  const pressed = (name: string) =>
    card(name)?.querySelector('button[aria-pressed]')?.getAttribute('aria-pressed')
  choose('Ahuachapán')
  await until(() => expect([pressed('Ahuachapán'), pressed('Soyapango')]).toEqual(['true', 'false']))
  const marked = [...host.querySelectorAll('article')].map((one) =>
    one.textContent?.includes('Tienda favorita'),
  )
  expect(marked).toEqual([true, false])
})

test('[S8.001] stores that do not come are told in the generic words, and can be asked for again', async () => {
  const { host } = await open({ status: 500 })
  expect(host.querySelector('[role=alert]')?.textContent).toContain('Something went wrong. Try again!')
  expect(host.querySelector('[role=alert] button')?.textContent).toBe('Reintentar')
})

test('[S5.040] who keeps their place to themselves is asked to share it', async () => {
  const { host } = await open()
  const here = [...host.querySelectorAll('button')].find((one) => one.textContent === 'Usar mi ubicación')
  press(here as HTMLElement)
  await until(() => expect(host.textContent).toContain('Please agree to share your location'))
})

test('a store tells who to write to and the way there, as far as it is known', async () => {
  const [plain, placed] = stores
  const known = { ...placed, c_whatsapp: '+50370001234', latitude: 13.92, longitude: -89.85 }
  const { card } = await open({ found: [plain, known] as typeof stores })
  const linksOf = (name: string) =>
    [...(card(name)?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))
  expect(linksOf('Soyapango')).toEqual([])
  expect(linksOf('Ahuachapán')).toEqual([
    'https://wa.me/50370001234',
    'https://www.openstreetmap.org/?mlat=13.92&mlon=-89.85#map=17/13.92/-89.85',
  ])
})
