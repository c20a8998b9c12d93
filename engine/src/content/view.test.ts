import { expect, test } from 'vitest'
import demoSite from '../../../demo/site.json' with { type: 'json' }
import type { ContentFile } from '../bundle/index.ts'
import type { Site } from '../kernel/site.ts'
import { assetView } from './view.ts'

const site = demoSite as unknown as Site
const text = (es: string, en: string) => ({ es, en })
const page = (blocks: object[]) =>
  ({ id: 'homepage', online: true, name: text('Inicio', 'Home'), body: text('', ''), blocks }) as ContentFile

test('[S9.011] a row that names no category shows that of the new arrivals, whatever the shop calls it', () => {
  const row = { kind: 'productCarousel', title: text('Novedades', 'New') }
  const rowsOf = (newArrivalsCategory: string) => {
    const own = { ...site, preferences: { ...site.preferences, newArrivalsCategory } }
    return assetView(own, 'en-SV', page([row, { ...row, categoryId: 'techos' }])).c_blocks
  }
  expect(rowsOf('lo-nuevo')).toEqual([
    { kind: 'productCarousel', title: 'New', categoryId: 'lo-nuevo' },
    { kind: 'productCarousel', title: 'New', categoryId: 'techos' },
  ])
})
