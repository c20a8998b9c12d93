// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, until } from '../../ui/testing/mount.tsx'
import { RainTip } from './rain-tip.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  localStorage.clear()
})

const rules = { rainMmPerHour: { SV: 200 }, rainMmPerHourIn: { 'SV-SA': 180 } }
const stores = ['SV-SA', 'SV-SS'].map((stateCode) => ({
  id: stateCode,
  name: stateCode,
  storeName: stateCode,
  address1: 'Calle 1',
  city: stateCode === 'SV-SA' ? 'Santa Ana' : 'San Salvador',
  stateCode,
  countryCode: 'SV',
}))

/** The button beside the field that holds so much rain, once the chosen store is known. */
const show = (store: string, rain: string) => {
  const used: string[] = []
  let asked = 0
  if (store) localStorage.setItem('selectedStoreId', store)
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: () => {
      asked++
      return Promise.resolve({ status: 200, body: JSON.stringify({ data: stores, total: 2 }) })
    },
  })
  page = mount(around(<RainTip rules={rules} rain={rain} onUse={(value) => used.push(value)} />))
  return { used, asked: () => asked, button: () => page?.host.querySelector('button') }
}

test('[T1.330] the rain of where the chosen store is, in one press', async () => {
  const { used, button } = show('SV-SA', '200')
  await until(() => expect(button()?.textContent).toBe('Usar 180 mm/h, de Santa Ana'))
  press(button() ?? document.body)
  expect(used).toEqual(['180'])
})

test('[T1.330] where the division has none of its own the country’s is offered', async () => {
  const { used, button } = show('SV-SS', '120')
  await until(() => expect(button()?.textContent).toBe('Usar 200 mm/h, de San Salvador'))
  press(button() ?? document.body)
  expect(used).toEqual(['200'])
})

test.each(['180', '180,0', '180.00'])(
  '[T1.330] nothing is offered where %s is what is reckoned with',
  async (rain) => {
    const { asked, button } = show('SV-SA', rain)
    await until(() => expect(asked()).toBeGreaterThan(0))
    expect(button()).toBeNull()
  },
)

test('[T1.330] nothing is offered while no store is chosen', async () => {
  const { button } = show('', '120')
  await until(() => expect(page).toBeDefined())
  expect(button()).toBeNull()
})
