// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import type { Basket } from '../../features/basket/index.ts'
import { paymentMethodOf } from '../../features/payment-methods/index.ts'
import { mount, press, settle, until } from '../../ui/testing/mount.tsx'
import { Bill } from './bill.tsx'
import { PickupLines } from './pickup-lines.tsx'
import { PlaceBar } from './place-bar.tsx'
import type { PlaceOrder } from './use-place-order.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const stores = ['SV-1', 'SV-2'].map((id) => ({
  id,
  name: `Tienda ${id}`,
  city: 'Soyapango',
  countryCode: 'SV',
}))
const basket = {
  basketId: 'b1',
  currency: 'USD',
  orderTotal: 88.4,
  productItems: [
    {
      itemId: 'i1',
      productId: 'P1',
      productName: 'Lámina',
      quantity: 9,
      c_lengthMetersToBuy: 3.65,
      c_store: 'SV-1',
      c_status: 'purchasable',
      c_pickUpProduct: true,
      c_pickupFinishDateNotFormatted: '2026-11-27',
    },
    {
      itemId: 'i2',
      productId: 'P2',
      productName: 'Tornillo',
      quantity: 250,
      c_store: 'SV-2',
      c_status: 'purchasable',
      c_pickUpProduct: true,
      c_pickupFinishDateNotFormatted: '2026-12-01',
    },
  ],
  couponItems: [],
  c_productTypeForCheckoutFlow: { isProductFinished: true, isProductQuote: false, isMixedCart: false },
} as unknown as Basket

const show = async (part: React.ReactNode) => {
  const { env, around } = onStage({
    pathname: '/checkout',
    transport: () => Promise.resolve({ status: 200, body: JSON.stringify({ data: stores, total: 2 }) }),
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  page = mount(around(<CustomPreferencesProvider>{part}</CustomPreferencesProvider>))
  await settle()
  return page
}

test('[S2.142] every row has a selector of its store, which moves that line alone', async () => {
  const moved: unknown[] = []
  const onStore = (ids: string[], store: string) => moved.push([ids, store])
  const { host } = await show(<PickupLines basket={basket} each={false} busy={false} onStore={onStore} />)
  const selects = () => [...host.querySelectorAll<HTMLSelectElement>('li select')]
  await until(() => expect(selects().map(({ value }) => value)).toEqual(['SV-1', 'SV-2']))
  const [, second] = selects()
  if (!second) throw new Error('no selector')
  second.value = 'SV-1'
  second.dispatchEvent(new Event('change', { bubbles: true }))
  expect(moved).toEqual([[['i2'], 'SV-1']])
})

test('[S2.143] [S2.144] every row tells its day, its pieces and the metres of what is cut', async () => {
  const { host } = await show(<PickupLines basket={basket} each={false} busy={false} onStore={() => {}} />)
  const rows = () => [...host.querySelectorAll('li')].map(({ textContent }) => textContent)
  await until(() => expect(rows()[0]).toContain('Tienda SV-1'))
  const [cut, pieces] = rows()
  expect(cut).toContain('27 de noviembre')
  expect(cut).toContain('9 piezas de 3.65 m = 32.85 m')
  expect(pieces).toContain('1 de diciembre')
  expect(pieces).toContain('Cantidad: 250')
})

test('[S2.150] the list of what is bought leads back to the cart', async () => {
  const { host } = await show(<Bill basket={basket} final={false} />)
  const link = [...host.querySelectorAll('details a')].find((one) => one.getAttribute('href') === '/cart')
  expect(link?.textContent).toBe('Edit cart')
  expect(link?.closest('details')?.textContent).toContain('Tornillo')
})

const barOf = async (methodId: string | undefined) => {
  let placed = 0
  const place = { mutate: () => placed++, isPending: false, isSuccess: false } as unknown as PlaceOrder
  const { host, find } = await show(
    <PlaceBar basket={basket} place={place} lateMethod={paymentMethodOf(methodId)} />,
  )
  await until(() => find('button'))
  return { host, find, placed: () => placed }
}

test('[S2.163] the bar of phones has the total and the button that places the order', async () => {
  const { host, find, placed } = await barOf(undefined)
  expect(host.querySelector('p')?.textContent).toContain('$88.40')
  expect(find('button').textContent).toBe('Pagar $88.40')
  press(find('button'))
  expect(placed()).toBe(1)
})

test('[S2.164] where PayPal was chosen its button stands there instead', async () => {
  const { host, find } = await barOf('PAYPAL')
  await until(() => expect(find('button').textContent).toMatch(/PayPal/))
  expect(host.querySelectorAll('button')).toHaveLength(1)
})
