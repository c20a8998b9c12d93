import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { customerQuery } from '../../api/customers.ts'
import { AccountMenu } from './account-menu.tsx'
import { AccountNav } from './account-nav.tsx'
import { AccountPanel } from './account-panel.tsx'

const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, body = '']) => [
    to,
    body.replaceAll(/<[^>]*>/g, ''),
  ])

test('[S2.105] [S6.004] the account’s pages in their order, and the quotes', () => {
  const links = linksOf(renderToStaticMarkup(onStage({ pathname: '/account' }).around(<AccountNav />)))
  expect(links.slice(0, 4)).toEqual([
    ['/account', 'Account Details'],
    ['/account/wishlist', 'Wishlist'],
    ['/account/orders', 'Order History'],
    ['/account/addresses', 'Addresses'],
  ])
  expect(links.map(([to]) => to)).toContain('/account/opportunities')
})

test('[S2.054] the menu of the account begins with first and last name, and ends with the way out', () => {
  const { env, around } = onStage()
  const customer = { customerId: 'c1', firstName: 'Ana', lastName: 'Rivas' }
  env.queries.setQueryData(customerQuery(env, 'c1').queryKey, customer)
  const page = renderToStaticMarkup(around(<AccountPanel close={() => {}} />))
  expect(page.replaceAll(/<[^>]*>/g, '')).toMatch(/^Ana RivasAccount Details.*Cerrar sesión$/)
})

test('[S2.053] a guest’s icon leads to the login', () => {
  const page = renderToStaticMarkup(onStage({ shopper: { kind: 'guest' } }).around(<AccountMenu />))
  expect(page).toMatch(
    /<a [^>]*href="\/login"[^>]*aria-label="Iniciar sesión"|aria-label="Iniciar sesión"[^>]*href="\/login"/,
  )
})
