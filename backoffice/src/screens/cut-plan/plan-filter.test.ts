import { expect, test } from 'vitest'
import { filterGroups } from './plan-filter.ts'

const piece = (dueDate?: string) => ({
  orderNo: '1',
  itemId: 'a',
  productId: 'p',
  profileId: 'm',
  lengthMeters: 4,
  quantity: 2,
  cut: 0,
  ...(dueDate === undefined ? {} : { dueDate }),
})
const group = (
  materialId: string,
  due: readonly (string | undefined)[],
  lacking: readonly string[] = [],
) => ({
  materialId,
  runs: due.map((day, at) => ({
    id: `R${at}`,
    stripId: `B-${at}`,
    stripKind: 'coil' as const,
    pieces: [piece(day)],
    setups: 1,
    restMeters: 3,
    rest: 'coil' as const,
    isDone: false,
  })),
  lacking: lacking.map((day) => piece(day)),
})
const groups = [
  group('color=rojo', ['2026-11-24', '2026-11-30']),
  group('Lisa 0,5', ['2026-11-26']),
  group('color=azul', [], ['2026-11-25']),
  group('color=gris', [undefined]),
]
const shown = (filter: Parameters<typeof filterGroups>[1]) =>
  filterGroups(groups, filter).map(({ materialId }) => materialId)

test('a plan is filtered by what is due, by material, and by both', () => {
  expect(shown({})).toHaveLength(4)
  expect(shown({ due: ['', '2026-11-24'] })).toEqual(['color=rojo'])
  expect(shown({ due: ['2026-11-25', '2026-11-26'] })).toEqual(['Lisa 0,5', 'color=azul'])
  expect(shown({ due: ['2026-11-27'] })).toEqual(['color=rojo'])
  expect(shown({ material: ['color=rojo', 'Lisa 0 5'] })).toEqual(['color=rojo', 'Lisa 0,5'])
  expect(shown({ material: ['color=rojo', 'Lisa 0 5'], due: ['2026-11-26', '2026-11-26'] })).toEqual([
    'Lisa 0,5',
  ])
})

test('a group whose day is shown stays whole, with what is due later', () => {
  expect(filterGroups(groups, { due: ['', '2026-11-24'] })[0]?.runs).toHaveLength(2)
})
