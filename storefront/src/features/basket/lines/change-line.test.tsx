// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts'
import { leave, mount, press, type, until } from '../../../ui/testing/mount.tsx'
import type { Basket, BasketLine } from '../basket.ts'
import { basketQuery } from '../basket-query.ts'
import { ChangeLine } from './change-line.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  removeStored('lengthUnit')
})

const sheet = {
  id: 'TE007',
  c_measurementSelector: true,
  c_cutMinMeters: 1,
  c_cutMaxMeters: 12,
  c_stepQuantityCM: 5,
}
const line = {
  itemId: 'i1',
  productId: 'TE007',
  quantity: 9,
  c_lengthMetersToBuy: 3.65,
  c_status: 'purchasable',
} as unknown as BasketLine

/** The editor of a line of nine pieces of 3.65 m, and the lengths that it sends. */
const open = async (product: object, shipment: object = {}, way: object = {}) => {
  const sent: unknown[] = []
  const held = { ...line, shipmentId: 'me', ...way }
  const basket = {
    basketId: 'b1',
    currency: 'USD',
    productItems: [held],
    shipments: [{ shipmentId: 'me', ...shipment }],
  } as unknown as Basket
  const { env, around } = onStage({
    locale: 'es-HN',
    transport: async (path, { method, body }) => {
      if (method !== 'GET') {
        sent.push(JSON.parse(body ?? 'null'))
        return { status: 200, body: JSON.stringify(basket) }
      }
      const answer = path.includes('/products/') ? product : { data: [], total: 0 }
      return { status: 200, body: JSON.stringify(answer) }
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, basket)
  page = mount(around(<ChangeLine line={held} onDone={() => {}} />))
  const { host, find } = page
  await until(() => find('input'))
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const switchTo = (name: string) => press(button(name) as HTMLElement)
  return { host, sent, button, switchTo, input: () => find<HTMLInputElement>('input') }
}

test('a line is cut anew in the unit in which lengths were last asked for, and the switch is remembered', async () => {
  writeStored('lengthUnit', 'ft')
  const { host, sent, button, switchTo, input } = await open({ ...sheet, c_cutFeet: true, c_cutVaras: true })
  expect(host.querySelector('label')?.textContent).toBe('Largo de cada pieza, en pies')
  // 3.65 m is read as 12.0 feet, which are cut to 3.66: nobody asked for that.
  expect(input().value).toBe('12.0')
  expect(host.textContent).toContain('12.0 pies (3.65 m). Se corta de 1 a 12 m.')
  await leave(input())
  expect(sent).toEqual([])
  type(input(), '12')
  expect(host.textContent).toContain('12 pies (3.66 m)')
  await leave(input())
  await until(() => expect(sent).toEqual([{ c_lengthMetersToBuy: 3.66 }]))
  switchTo('Varas')
  expect(readStored('lengthUnit')).toBe('vara')
  type(input(), '4')
  await leave(input())
  await until(() => expect(sent.at(-1)).toEqual({ c_lengthMetersToBuy: 3.34 }))
  switchTo('Pies')
  type(input(), '12.5')
  await leave(input())
  press(button('Usar 3.85 m') as HTMLElement)
  await until(() => expect(sent.at(-1)).toEqual({ c_lengthMetersToBuy: 3.85 }))
  expect(input().value).toBe('12.6')
  expect(host.textContent).not.toContain('Ese largo no lo cortamos.')
  switchTo('Metros')
  expect(input().value).toBe('3.65')
})

test('[S5.050] what is cut in metres alone is typed in metres, and a length that is not cut names those beside it', async () => {
  writeStored('lengthUnit', 'ft')
  const { host, sent, button, input } = await open(sheet)
  expect(host.querySelector('label')?.textContent).toBe('Largo de cada pieza, en metros')
  expect(button('Pies')).toBeUndefined()
  type(input(), '3.66')
  await leave(input())
  expect(host.textContent).toContain('Ese largo no lo cortamos.')
  expect(sent).toEqual([])
  press(button('Usar 3.7 m') as HTMLElement)
  await until(() => expect(sent).toEqual([{ c_lengthMetersToBuy: 3.7 }]))
})

test('a line whose way nobody has decided says so, and one with an address or a store is what was chosen', async () => {
  const chosen = async (shipment: object, way: object) => {
    const { host } = await open(sheet, shipment, way)
    const text = host.querySelector('select')?.selectedOptions[0]?.textContent
    page?.unmount()
    return text
  }
  const shippingAddress = { address1: 'Calle 1', city: 'Tegucigalpa', countryCode: 'HN' }
  expect(await chosen({}, { c_pickUpProduct: false })).toBe('Sin tienda elegida: entrega a domicilio')
  expect(await chosen({ shippingAddress }, { c_pickUpProduct: false })).toBe('Entrega a domicilio')
})
