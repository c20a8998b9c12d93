import { expect, test } from 'vitest'
import { notFoundRoute, routesOf } from '../../app/routes.ts'
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
