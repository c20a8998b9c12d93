import { expect, test } from 'vitest'
import {
  blankProduct,
  faultsOf,
  pasteCells,
  pricesOf,
  productsOf,
  soldBy,
  soldOf,
} from './new-product-form.ts'

const form = {
  ...blankProduct(['SV', 'HN']),
  id: 'TE900',
  name: 'Lámina E-25',
  short: 'Lámina trapezoidal.',
  categoryId: 'techos',
}

test('a product without choices is one that is sold as it is', () => {
  const rows = { '': { weight: '3.5', prices: { SV: '7,30', HN: '' } } }
  const made = productsOf({ ...form, rows }, 'Shop')
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    id: 'TE900',
    body: { type: { item: true }, c_weightKg: 3.5, name: { default: 'Lámina E-25', en: 'Lámina E-25' } },
  })
  expect(pricesOf({ ...form, rows }, 'SV')).toEqual([
    { productId: 'TE900', tiers: [{ minQuantity: '1', amount: '7.30' }] },
  ])
  expect(pricesOf({ ...form, rows }, 'HN')).toEqual([])
})

test('a picture is the one that was given: without one the product names none', () => {
  const groupsOf = (change: Partial<typeof form>) =>
    productsOf({ ...form, ...change }, 'Shop')[0]?.body.imageGroups
  expect(groupsOf({})).toEqual([])
  expect(groupsOf({ picture: 'media/a.webp', pictureMedium: 'media/a-640.webp' })).toMatchObject([
    { viewType: 'large', images: [{ path: 'media/a.webp', c_medium: 'media/a-640.webp' }] },
  ])
})

test('choices make a master and a variant for each combination, with a code of their values', () => {
  const choices = [
    { id: 'calibre', values: '26, 24' },
    { id: 'color', values: 'rojo,azul,rojo' },
  ]
  const made = productsOf({ ...form, choices }, 'Shop')
  expect(made.map(({ id }) => id)).toEqual([
    'TE900',
    'TE900-26-ROJO',
    'TE900-26-AZUL',
    'TE900-24-ROJO',
    'TE900-24-AZUL',
  ])
  expect(made[0]?.body.variationAttributes).toEqual([
    { id: 'calibre', values: [{ value: '26' }, { value: '24' }] },
    { id: 'color', values: [{ value: 'rojo' }, { value: 'azul' }] },
  ])
})

test('goods that are cut say their lengths in metres and are sold by the metre', () => {
  const [made] = productsOf({ ...form, ...soldBy('cut') }, 'Shop')
  expect(made?.body).toMatchObject({
    c_sellMode: 'cut',
    c_unit: { es: 'metro', en: 'metre' },
    c_cut: { minMeters: 0.5, maxMeters: 12, stepMeters: 0.01 },
  })
})

test('cells of a spreadsheet fill weights and prices from where they are pasted', () => {
  const choices = [{ id: 'calibre', values: '26, 24' }]
  const rows = pasteCells({ ...form, choices }, { row: 0, column: 0 }, '3,5\t7.30\t180\n4\t8.10\t201\r\n')
  const sold = soldOf({ ...form, choices, rows })
  expect(sold.map(({ weight, prices }) => [weight, prices])).toEqual([
    ['3.5', { SV: '7.30', HN: '180' }],
    ['4', { SV: '8.10', HN: '201' }],
  ])
})

test('what is missing is told', () => {
  expect([...faultsOf(blankProduct([]))]).toEqual(['id', 'name', 'short', 'category', 'countries', 'weight'])
  const rows = { '': { weight: '3.5', prices: { SV: 'siete' } } }
  expect([...faultsOf({ ...form, rows })]).toEqual(['price'])
})
