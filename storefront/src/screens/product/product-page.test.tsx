import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { Product } from '../../features/product/index.ts'
import { ProductPage } from './product-page.tsx'
import { SetTotal } from './set-total-island.ts'

const product = {
  id: 'TE001',
  name: 'Lámina rectangular',
  currency: 'USD',
  minOrderQuantity: 1,
  stepQuantity: 1,
  type: { item: true },
  imageGroups: [{ viewType: 'large', images: [{ link: '/te001.webp', alt: 'Lámina' }] }],
  longDescription: '<p>Zinc-alum de 3.05 m</p>',
} as unknown as Product

const show = (change: Partial<Product> = {}) => {
  const { env, around } = onStage({ pathname: '/product/TE001' })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  return renderToStaticMarkup(
    around(
      <CustomPreferencesProvider>
        <ProductPage product={{ ...product, ...change }} />
      </CustomPreferencesProvider>,
    ),
  )
}
/** What stands over the first picture. */
const gallery = (page: string) => page.slice(page.indexOf('<section'), page.indexOf('</section>'))

test('[S1.008] a product has its name, number, picture and a way to buy it', () => {
  const page = show()
  expect(page).toMatch(/<h1[^>]*>Lámina rectangular/)
  expect(page).toContain('SKU TE001')
  expect(page).toContain('src="/te001.webp"')
  expect(page).toMatch(/<button[^>]*>(?:<[^>]*>)*Agregar al carrito/)
})

test('what buyers give a product stands beside its number and leads to what they say; else there is nothing', () => {
  const [link = ''] =
    show({ c_rating: { average: 4.7, count: 3 } }).match(/<a[^>]*href="#reviews".*?<\/a>/) ?? []
  expect(link.replaceAll(/<[^>]*>/g, '')).toBe('4.7 de 5 · 3 opiniones')
  expect(show()).not.toContain('#reviews')
})

test('[S2.122] the picture says that a product is on sale, and of others nothing', () => {
  expect(gallery(show({ c_isSale: true }))).toContain('>Sale<')
  expect(gallery(show({ c_isSale: false, c_isNew: true }))).not.toContain('>Sale<')
})

test('[S7.084] a product’s page has the slot of its recommendations, a set’s another', () => {
  const slots = (page: string) => [...page.matchAll(/data-slot="([^"]*)"/g)].map(([, name]) => name)
  expect(slots(show())).toEqual(['product-recommendations-m'])
  expect(slots(show({ type: { set: true }, setProducts: [] }))).toEqual(['set-recommendations'])
})

test('a set’s price stands beside its name and in the bar that buys, before any script', async () => {
  await SetTotal.load()
  const parts = [
    { id: 'A', c_quantity: 13, currency: 'USD', price: 16, tieredPrices: [{ quantity: 1, price: 16 }] },
    { id: 'B', c_quantity: 2, currency: 'USD', price: 7.2, tieredPrices: [{ quantity: 1, price: 7.2 }] },
  ] as unknown as Product['setProducts']
  const page = show({ type: { set: true }, setProducts: parts })
  const [head = ''] = page.match(/<h1.*?SKU TE001/) ?? []
  expect(head).toContain('$222.40')
  expect(page.slice(page.indexOf('Agregar este producto'))).toContain('$222.40')
})
