// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { loadDialog } from '../../ui/index.ts'
import { mount, press, until } from '../../ui/testing/mount.tsx'
import { basketQuery } from '../basket/index.ts'
import { LazyAuthDialog } from '../customer/index.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { Header } from './header.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => {
  page?.unmount()
  localStorage.clear()
})

const category = (id: string, name: string, categories: object[] = []) => ({ id, name, categories })
const techos = category('techos', 'Techos', [category('teja', 'Teja')])
const root = category('root', 'Todo', [techos, category('hierro', 'Hierro')])
const menuItems = [
  { label: 'Nuestras marcas', href: '/nuestras-marcas' },
  { label: 'Para empresas', href: '/para-empresas' },
]
const stores = [
  { id: 'SV-1', name: 'Soyapango', storeName: 'Soyapango', city: 'Soyapango', countryCode: 'SV' },
]

const answerTo = (path: string) => {
  if (path.includes('/categories/')) return root
  if (path.includes('/categories?')) return { data: [techos, category('hierro', 'Hierro')], total: 2 }
  if (path.includes('/assets'))
    return [{ id: 'menu', c_body: '', c_blocks: [{ kind: 'links', title: '', items: menuItems }] }]
  if (path.includes('/store-search')) return { data: stores, total: 1, limit: 20, offset: 0 }
  return {}
}

const open = async (kind: 'guest' | 'registered' = 'guest') => {
  const visited: string[] = []
  const { env, around } = onStage({
    pathname: '/',
    shopper: { kind, customerId: 'c1' },
    transport: (path) => Promise.resolve({ status: 200, body: JSON.stringify(answerTo(path)) }),
    navigate: (to) => visited.push(to),
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  env.queries.setQueryData(basketQuery(env).queryKey, {
    basketId: 'b1',
    currency: 'USD',
    productItems: [{ itemId: 'i1', productId: 'TE001', productName: 'Teja', quantity: 3 }],
  })
  page = mount(
    around(
      <CustomPreferencesProvider>
        <Header />
        <LazyAuthDialog />
      </CustomPreferencesProvider>,
    ),
  )
  const { find, host } = page
  await until(() => find('summary'))
  return { find, host, visited }
}

test('[S2.052] the logo leads home, and the search box is beside it', async () => {
  const { find } = await open()
  const logo = find('[aria-label="Lámina, inicio"]')
  expect(logo.getAttribute('href')).toBe('/')
  await until(() => expect(logo.querySelector('img')?.getAttribute('src')).toContain('/brand/logo.svg'))
  expect(find('form[role=search] input[name=q]')).toBeTruthy()
})

test('[S2.057] the cart says how many pieces it holds and opens as a drawer', async () => {
  const { find } = await open()
  const cart = find('[href="/cart"]')
  expect(cart.getAttribute('aria-label')).toMatch(/3/)
  press(cart)
  await until(() => expect(find('dialog').textContent).toContain('TE001'))
})

test('[S2.058] [S2.030] the store is named, and its button opens the list of stores as a dialog', async () => {
  localStorage.setItem('selectedStoreId', 'SV-1')
  localStorage.setItem('selectedStoreName', 'Soyapango')
  const { find } = await open()
  const button = await until(() => find('[aria-label^="Tu tienda: Soyapango"]'))
  expect(button.textContent).toBe('Soyapango')
  press(button)
  await until(() => expect(find('dialog article').textContent).toContain('Soyapango'))
})

test('[S2.056] [S1.030] the wishlist is a link of customers; a guest is asked to sign in', async () => {
  const customer = await open('registered')
  const link = customer.find('[href="/account/wishlist"]')
  expect(link.getAttribute('aria-label')).toBe('Wishlist')
  page?.unmount()
  const { find, host, visited } = await open('guest')
  press(find('[href="/account/wishlist"]'))
  await until(() => expect(host.querySelector('dialog h2')?.textContent).toBe('Inicia sesión'))
  expect(visited).toEqual([])
})

test('[S2.062] two items of the menu come from content', async () => {
  const { find } = await open()
  const links = [...find('nav').querySelectorAll<HTMLElement>('nav > div > a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([...menuItems.map(({ label, href }) => [label, href]), ['Tiendas', '/store-locator']])
})

test('[S2.063] a button opens the menu as a drawer, with the categories and those below them', async () => {
  const { find } = await open()
  press(find('[aria-label="Abrir el menú"]'))
  await until(() => expect(find('dialog').textContent).toContain('Techos'))
  const links = [...find('dialog').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/category/teja', '/category/techos', '/store-locator']))
})

test('[S2.064] the checkout’s header has the logo and the way back, neither menus nor search', async () => {
  const { around } = onStage({ pathname: '/checkout' })
  page = mount(around(<CheckoutHeader />))
  const { host } = page
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/cart'])
  expect(host.querySelectorAll('nav, form, summary, button')).toHaveLength(0)
})
