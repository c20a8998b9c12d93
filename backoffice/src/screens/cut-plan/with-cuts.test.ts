import { expect, test } from 'vitest'
import { piecesLeft, withCuts } from './with-cuts.ts'

const piece = (orderNo: string, quantity: number, cut = 0) => ({
  orderNo,
  itemId: 'a',
  productId: 'p',
  profileId: 'm',
  lengthMeters: 4,
  quantity,
  cut,
})
const run = (id: string, pieces: ReturnType<typeof piece>[]) => ({
  id,
  stripId: `B-${id}`,
  stripKind: 'coil' as const,
  pieces,
  setups: 1,
  restMeters: 3,
  rest: 'coil' as const,
  isDone: false,
})
const group = {
  id: 'G1',
  kind: 'coil' as const,
  materialId: 'x',
  material: 'x',
  orders: 2,
  meters: 1,
  wasteMeters: 0,
  takenMeters: 1,
  boundMeters: 1,
  isProven: true,
  runs: [run('R1', [piece('1', 5, 2), piece('2', 1)]), run('R2', [piece('1', 4)])],
  lacking: [],
}
const plan = { groups: [group] }
const cutsOf = (shown: typeof plan) =>
  shown.groups[0]?.runs.map(({ pieces, isDone }) => [...pieces.map(({ cut }) => cut), isDone])

test('all of a group or a strip is named piece by piece, as it was on the screen', () => {
  expect(piecesLeft(plan, { groupId: 'G1' })).toEqual([
    { orderNo: '1', itemId: 'a', quantity: 7 },
    { orderNo: '2', itemId: 'a', quantity: 1 },
  ])
  expect(piecesLeft(plan, { groupId: 'G1', runId: 'R2' })).toEqual([
    { orderNo: '1', itemId: 'a', quantity: 4 },
  ])
  expect(piecesLeft(plan, { groupId: 'G9' })).toEqual([])
})

test('what waits on this device is shown as cut, and never more than there is', () => {
  const one = { groupId: 'G1', runId: 'R1', pieces: [{ orderNo: '1', itemId: 'a', quantity: 1 }] }
  expect(cutsOf(withCuts(plan, [one]))).toEqual([
    [3, 0, false],
    [0, false],
  ])
  const all = { groupId: 'G1', pieces: piecesLeft(plan, { groupId: 'G1' }) }
  expect(cutsOf(withCuts(plan, [all]))).toEqual([
    [5, 1, true],
    [4, true],
  ])
  expect(cutsOf(withCuts(plan, [one, all]))).toEqual(cutsOf(withCuts(plan, [all])))
  // What waits is as it was: the same is asked for at each look.
  expect(all.pieces).toEqual(piecesLeft(plan, { groupId: 'G1' }))
  expect(withCuts(plan, [])).toBe(plan)
})
