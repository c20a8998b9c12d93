import { expect, test } from 'vitest'
import { type ViewedProduct, withViewedProduct } from './viewed-products.ts'

const of = (id: string): ViewedProduct => ({ id, family: id.split('-')[0] ?? id })

test('the latest stands first, and a family once with the choice seen last', () => {
  const seen = ['TE007-26-ROJO', 'AI104', 'TE007-24-AZUL']
    .map(of)
    .reduce<ViewedProduct[]>(withViewedProduct, [])
  expect(seen.map(({ id }) => id)).toEqual(['TE007-24-AZUL', 'AI104'])
})

test('twelve are kept', () => {
  const seen = Array.from({ length: 20 }, (_, n) => of(`P${n}`)).reduce<ViewedProduct[]>(
    withViewedProduct,
    [],
  )
  expect(seen).toHaveLength(12)
  expect(seen[0]?.id).toBe('P19')
})
