import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Static } from '../kernel/schema.ts'
import type { Product } from './contract.ts'
import { type CatalogueShop, families, openCatalogueShop, withPicturesByColour } from './testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await withPicturesByColour(await openCatalogueShop())
})
afterAll(() => shop.close())

/** The colours whose pictures are answered of a family and of its blue sheet; '' of pictures that show none. */
const coloursOf = async (query: string) => {
  const path = `/products?ids=QA-SHEET,QA-SHEET-26-AZUL&expand=images&imgTypes=large&${query}`
  const { body } = await shop.get<{ data: Static<typeof Product>[] }>(families.products, path)
  return body.data.map(({ imageGroups = [] }) =>
    imageGroups.map(({ variationAttributes = [] }) => variationAttributes[0]?.values?.[0]?.value ?? ''),
  )
}

test('pictures of one choice: what a family’s choices share and those of the colour asked for, a variant’s own beside', async () => {
  const [all = [], allOfVariant] = await coloursOf('allImages=true')
  expect(all).toEqual(['', 'azul', 'blanco'])
  expect(allOfVariant).toEqual(all)
  const only = (...colours: string[]) => all.filter((colour) => colours.includes(colour))
  expect(await coloursOf('c_imagesOf=own')).toEqual([only(''), only('', 'azul')])
  expect(await coloursOf('c_imagesOf=color%3Dblanco')).toEqual([
    only('', 'blanco'),
    only('', 'azul', 'blanco'),
  ])
  // A colour in which it is not sold adds nothing.
  expect(await coloursOf('c_imagesOf=color%3Dmorado')).toEqual(await coloursOf('c_imagesOf=own'))
  // Who does not ask for it gets what they got: every choice of a family, a variant's own.
  expect(await coloursOf('')).toEqual([all, only('', 'azul')])
})
