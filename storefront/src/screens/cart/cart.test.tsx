import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { basketQuery } from '../../features/basket/index.ts'
import { slots } from '../../config/recommendation-zones.ts'
import { Cart } from './cart.tsx'

test('[S7.085] a filled cart has the slot of what goes with it, which asks for its zones by their names', () => {
  const { env, around } = onStage({ pathname: '/cart' })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  env.queries.setQueryData(basketQuery(env).queryKey, {
    basketId: 'b1',
    currency: 'USD',
    productItems: [{ itemId: 'i1', productId: 'P1', productName: 'Tubo', quantity: 2 }],
    couponItems: [],
    shipments: [{ shipmentId: 'me' }],
    c_totalWeightKg: 0,
  })
  const page = renderToStaticMarkup(
    around(
      <CustomPreferencesProvider>
        <Cart />
      </CustomPreferencesProvider>,
    ),
  )
  expect([...page.matchAll(/data-slot="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'cart-recommendations-m',
  ])
  expect(slots['cart-recommendations-m']).toEqual(['product-to-product-einstein', 'viewed-recently-einstein'])
})

test('[S2.017] the page that the server writes for all guests is hidden until their cart is read', () => {
  const { env, around } = onStage({ pathname: '/cart', shopper: { kind: 'guest' } })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  const page = renderToStaticMarkup(
    around(
      <CustomPreferencesProvider>
        <Cart />
      </CustomPreferencesProvider>,
    ),
  )
  expect(page).toMatch(/^<div[^>]* aria-busy="true"><p role="status">Cargando\.\.\.<\/p>/)
  expect(page).toMatch(/<h1[^>]*>Tu carrito está vacío\.<\/h1>/)
  const css = readFileSync(join(import.meta.dirname, 'cart.module.css'), 'utf8')
  expect(css).toMatch(/\.empty\[aria-busy="true"\] \{\s*visibility: hidden;/)
})
