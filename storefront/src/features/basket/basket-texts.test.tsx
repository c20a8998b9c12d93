// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import type { Basket, BasketLine } from './basket.ts'
import { PromoCodes } from './coupons/promo-codes.tsx'
import { InventoryMessage } from './lines/inventory-message.tsx'
import { ProductMetres } from './lines/product-metres.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const show = (node: ReactNode) => {
  page?.unmount()
  page = mount(onStage().around(node))
  return page.host
}

test('[S8.048] [S8.049] missing metres are told in the plural, the singular and for none at all', () => {
  const rest = 'para que el producto pueda ser incluido en el pedido'
  const messageOf = (value: number, missingMt: number) =>
    show(<ProductMetres total={{ value, missingMt }} name="Lámina" />).textContent
  expect(messageOf(7.3, 22.7)).toBe(
    `Has agregado un total de 7.3 metros del producto, faltan 22.7 metros ${rest}`,
  )
  expect(messageOf(29, 1)).toBe(`Has agregado un total de 29 metros del producto, falta 1 metro ${rest}`)
  expect(messageOf(1, 29)).toBe(`Has agregado un total de 1 metro del producto, faltan 29 metros ${rest}`)
  expect(messageOf(0, 30)).toBe(`No has agregado metros del producto, faltan 30 metros ${rest}`)
  expect(messageOf(0, 1)).toBe(`No has agregado metros del producto, falta 1 metro ${rest}`)
})

test('[S4.059] the inventory message shows when flagged: validation, or what is left of a set', () => {
  const line = { productId: 'A', productName: 'Techo', inventory: { ats: 4 } } as BasketLine
  const messageOf = (type: BasketLine['type'], flagged = true) =>
    show(<InventoryMessage line={{ ...line, type }} showInventoryMessage={flagged} />).textContent
  expect(messageOf({ item: true })).toBe('Esta cantidad requiere validación, por favor contáctanos.')
  expect(messageOf({ bundle: true })).toBe('Only 4 left for Techo!')
  expect(messageOf({ item: true }, false)).toBe('')
})

test('[S2.157] a basket that has an order number lets no coupon be taken out', async () => {
  const basket = {
    productSubTotal: 10,
    couponItems: [{ couponItemId: 'c', code: 'TECHO10', statusCode: 'applied', valid: true }],
  } as unknown as Basket
  const buttons = async (one: Basket & { orderNo?: string }) => {
    const host = show(<PromoCodes basket={one} />)
    await act(async () => {})
    return [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
  }
  expect(await buttons(basket)).toContainEqual(expect.stringContaining('TECHO10'))
  expect(await buttons({ ...basket, orderNo: '00028011' })).toEqual([])
  expect(page?.host.textContent).toContain('TECHO10')
})
