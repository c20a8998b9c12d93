import { expect, test } from 'vitest'
import type { ContentHit } from '../../api/site.ts'
import { likelyPages, pagesOf } from './pages.ts'

const contents = [
  { id: 'garantia', name: { default: 'Garantía', en: 'Warranty' } },
  { id: 'servicios', name: { default: 'Servicios', en: 'Services' } },
  { id: 'footer', name: { default: 'Pie de página', en: 'Footer' } },
] as unknown as ContentHit[]

test('pages are contents with an address of their own, by name', () => {
  expect(pagesOf(contents, 'es').map(({ to, name }) => [to, name])).toEqual([
    ['/page-viewer/garantia', 'Garantía'],
    ['/page-viewer/servicios', 'Servicios'],
  ])
})

test.each([
  ['garantias', ['Garantía']],
  ['la garantia de la lamina', ['Garantía']],
  ['warranty', ['Garantía']],
  ['servicio de garantia', ['Garantía', 'Servicios']],
  ['gar', []],
  ['zinc', []],
])('%s leads to %j', (searched, names) => {
  expect(likelyPages(searched, pagesOf(contents, 'es')).map(({ name }) => name)).toEqual(names)
})
