import { expect, test } from 'vitest'
import { linesOf, maxLines } from './lines-of-text.ts'

test('[T1.401] bullets, ticks, pictures and the numbers of a numbered list say nothing', () => {
  expect(linesOf('✓ 4 brochas\n☐ 2 minio\n- 3 brochas\n• 5 platinas\n🔩 3 cajas tornillo\n\n😀')).toEqual([
    '4 brochas',
    '2 minio',
    '3 brochas',
    '5 platinas',
    '3 cajas tornillo',
  ])
  expect(linesOf('1) 20 láminas\n2) láminas rojas x 8\n3) 5 platinas')).toEqual([
    '20 láminas',
    'láminas rojas x 8',
    '5 platinas',
  ])
  expect(linesOf('1. 4 brochas')).toEqual(['4 brochas'])
  // Not every number with a point is a number of the list.
  expect(linesOf('1.5 galones minio\n2) brochas')).toEqual(['1.5 galones minio', '2) brochas'])
})

test('[T1.401] lines may be parted by semicolons, but a code and its count are one', () => {
  expect(linesOf('4 brochas; 2 galones minio')).toEqual(['4 brochas', '2 galones minio'])
  expect(linesOf('RE044-4-6;20\n4 brochas')).toEqual(['RE044-4-6;20', '4 brochas'])
  const isSold = (sku: string) => sku === 'RE044-4-6' || sku === 'RE051-15X15'
  expect(linesOf('RE044-4-6 20, RE051-15X15 x 100', isSold)).toEqual(['RE044-4-6 20', 'RE051-15X15 x 100'])
  expect(linesOf('RE044-4-6, 20', isSold)).toEqual(['RE044-4-6, 20'])
})

test('[T1.404] cells copied from a spreadsheet are a table: what they cost is none of the list', () => {
  expect(linesOf('lámina 26 roja\t20\t12.50\t250.00\nestribos 15x15\t100\t0.35\t35.00')).toEqual([
    '20 lámina 26 roja',
    '100 estribos 15x15',
  ])
  expect(linesOf('Cant.\tDescripción\n20\tClavo 3"')).toEqual(['20 Clavo 3"'])
})

test('[T1.401] of a long list the first two hundred lines are read', () => {
  expect(linesOf('4 brochas\n'.repeat(250))).toHaveLength(maxLines)
})
