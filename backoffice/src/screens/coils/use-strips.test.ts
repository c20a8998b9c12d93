import { expect, test } from 'vitest'
import { chooseStrips } from './use-strips.ts'

const strip = (id: string, meters: number, materialId: string, kind: 'coil' | 'offcut' = 'coil') => ({
  id,
  kind,
  materialId,
  material: materialId,
  meters,
  count: 1,
  status: 'usable' as const,
  creationDate: '2026-01-01T00:00:00Z',
})
const all = [
  strip('B-10', 40, 'color=azul;calibre=26'),
  strip('B-9', 300, 'color=azul;calibre=26'),
  strip('R-2', 2.4, 'color=rojo-colonial;calibre=26', 'offcut'),
]
const none = { words: '', kinds: undefined, materials: undefined, sort: undefined }
const idsOf = (asked: Partial<Parameters<typeof chooseStrips>[1]>) =>
  chooseStrips(all, { ...none, ...asked }, 'es').map(({ id }) => id)

test('strips are found by words of their material, whatever their accents', () => {
  expect(idsOf({ words: 'ROJÓ cal' })).toEqual(['R-2'])
  expect(idsOf({ words: 'b-9' })).toEqual(['B-9'])
})

test('they are filtered by kind and material, and sorted with numbers in their order', () => {
  expect(idsOf({ kinds: ['offcut'] })).toEqual(['R-2'])
  expect(idsOf({ materials: ['color=azul;calibre=26'] })).toEqual(['B-9', 'B-10'])
  expect(idsOf({ sort: '-meters' })).toEqual(['B-9', 'B-10', 'R-2'])
  expect(idsOf({ sort: 'id' })).toEqual(['B-9', 'B-10', 'R-2'])
})
