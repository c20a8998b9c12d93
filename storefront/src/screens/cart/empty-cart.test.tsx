import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { EmptyCart } from './empty-cart.tsx'

const show = (kind: 'guest' | 'registered') => {
  const page = renderToStaticMarkup(onStage({ shopper: { kind, customerId: 'c1' } }).around(<EmptyCart />))
  const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, body = '']) => [
    body.replaceAll(/<[^>]*>/g, ''),
    to,
  ])
  return { page, links }
}

test('[S2.145] [S2.146] [S2.147] says that it is empty, leads on, and lets guests sign in', () => {
  const [guest, customer] = [show('guest'), show('registered')]
  expect(guest.page).toMatch(/<h1[^>]*>Tu carrito está vacío\.<\/h1>/)
  expect(guest.links).toContainEqual(['Continue shopping', '/'])
  expect(guest.links).toContainEqual(['Sign In', '/login?redirect=%2Fcart'])
  expect(customer.links).toContainEqual(['Continue shopping', '/'])
  expect(customer.links.map(([text]) => text)).not.toContain('Sign In')
})
