import { expect, test } from 'vitest'
import { notFoundRoute, routesOf } from '../../app/routes.ts'
import { isPaying } from './is-paying.ts'
import { createMatcher } from './route-table.ts'

const routes = routesOf({ social: '/social-callback' })
const match = createMatcher(routes, notFoundRoute)

test('[S2.025] [S2.027] [S2.020] parameters are decoded', () => {
  expect(match('/product/LAM-26%20x').params).toEqual({ productId: 'LAM-26 x' })
  expect(match('/category/l%C3%A1minas').params).toEqual({ categoryId: 'láminas' })
  expect(match('/cs-callback/T1')).toMatchObject({ entry: { id: 'S2.020' }, params: { transactionId: 'T1' } })
})

test('[S2.005] a trailing slash does not matter; only one path keeps it', () => {
  expect(match('/cart/')).toMatchObject({ entry: { id: 'S2.017' }, pathname: '/cart' })
  for (const path of ['/set-new-password', '/set-new-password/']) {
    expect(match(path)).toMatchObject({ entry: { id: 'S2.005' }, pathname: '/set-new-password/' })
  }
})

test('[S2.022] literal segments win over parameters', () => {
  expect(match('/account/orders').entry.id).toBe('S2.013')
  expect(match('/checkout/confirmation/0001').entry.id).toBe('S2.022')
})

test.each([
  ['[S2.001]', '/', 'home'],
  ['[S2.002]', '/login', 'login'],
  ['[S2.003]', '/registration', 'registration'],
  ['[S2.004]', '/reset-password', 'reset-password'],
  ['[S2.005]', '/set-new-password/', 'reset-password'],
  ['[S2.007]', '/passwordless-login-landing', 'login'],
  ['[S2.009]', '/idp-callback', 'social-callback'],
  ['[S2.010]', '/social-callback', 'social-callback'],
  ['[S2.011]', '/account', 'account'],
  ['[S2.012]', '/account/wishlist', 'wishlist'],
  ['[S2.013]', '/account/orders', 'orders'],
  ['[S2.014]', '/account/addresses', 'addresses'],
  ['[S2.015]', '/account/opportunities', 'opportunities'],
  ['[S2.016]', '/opportunity/O1', 'opportunity'],
  ['[S2.017]', '/cart', 'cart'],
  ['[S2.018]', '/checkout', 'checkout'],
  ['[S2.019]', '/cs-callback', 'card-return'],
  ['[S2.020]', '/cs-callback/T1', 'card-return'],
  ['[S2.022]', '/checkout/confirmation/0001', 'confirmation'],
  ['[S2.023]', '/confirmation/0001', 'confirmation'],
  ['[S2.025]', '/product/TE007', 'product'],
  ['[S2.026]', '/search', 'search'],
  ['[S2.027]', '/category/techos', 'category'],
  ['[S2.028]', '/categories/techos', 'category'],
  ['[S2.029]', '/store-locator', 'store-locator'],
  ['[S2.031]', '/page-viewer/homepage', 'article'],
  ['[S2.032]', '/my-new-route', 'my-new-route'],
  ['[S2.033]', '/preguntas-frecuentes', 'article'],
  ['[S2.034]', '/quienes-somos', 'article'],
  ['[S2.035]', '/memoria-de-sostenibilidad', 'article'],
  ['[S2.036]', '/ecosteel', 'article'],
  ['[S2.037]', '/compra-segura-en-sitio', 'article'],
  ['[S2.038]', '/politica-de-cookies', 'article'],
  ['[S2.039]', '/indice', 'article'],
  ['[S2.040]', '/politica-de-privacidad', 'article'],
  ['[S2.041]', '/servicios', 'article'],
  ['[S2.042]', '/terminos-y-condiciones', 'article'],
  ['[S2.043]', '/garantia', 'article'],
  ['[S2.045]', '/terms-conditions', 'article'],
] as const)('%s %s is a route of its own, shown by %s', (id, path, screen) => {
  expect(match(path).entry).toMatchObject({ id: id.slice(1, -1), screen })
})

test('[S2.046] anything else is not found, a broken encoding too', () => {
  for (const path of [
    '/no-such-page',
    '/product',
    '/product/a/b',
    '/product/%E0%A4%A',
    '/Cart',
    '//evil.example/cart',
    '/\\\\evil',
  ]) {
    expect(match(path).entry).toBe(notFoundRoute)
  }
})

test('only the declared query names make a page', () => {
  const route = match('/category/techos?utm_source=x&sort=name&refine=a=1&refine=b=2&fbclid=1#top')
  expect(route.url).toBe('/category/techos?sort=name&refine=a%3D1&refine=b%3D2')
  expect(route.hash).toBe('#top')
  expect(match('/product/1?utm_source=x').url).toBe('/product/1')
})

test('every route of the specification is in the table', () => {
  const ids = new Set(routes.map(({ id }) => id))
  const wanted = [
    '01',
    '02',
    '03',
    '04',
    '05',
    '07',
    '09',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '22',
    '23',
    '25',
    '26',
    '27',
    '28',
    '29',
    '31',
    '32',
    '33',
    '34',
    '35',
    '36',
    '37',
    '38',
    '39',
    '40',
    '41',
    '42',
    '43',
    '45',
  ]
  expect(wanted.filter((number) => !ids.has(`S2.0${number}`))).toEqual([])
})

test.each([
  ['/checkout', true],
  ['/cs-callback', true],
  ['/cs-callback/T1', true],
  ['/paypal-return', true],
  ['/checkout/confirmation/1', false],
  ['/cart', false],
])('[S4.010] %s is a step of paying: %s', (path, expected) => {
  expect(isPaying(match(path).entry)).toBe(expected)
})
