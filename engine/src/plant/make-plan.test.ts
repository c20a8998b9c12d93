import { describe, expect, test } from 'vitest'
import { type Demand, makeGroups } from './make-plan.ts'
import { wasteOf } from './plan-document.ts'
import type { Strip } from './queries.ts'

const settings = { day: '2026-11-24', setupMm: 400, kerfMm: 3, leastOffcutMm: 1000 }
const red = 'color=rojo;espesorMm=0.46'

const strip = (id: string, kind: Strip['kind'], lengthMm: number, count = 1, material = red): Strip => ({
  id,
  kind,
  material,
  lengthMm,
  count,
  status: 'usable',
  cutFrom: null,
  note: null,
  revision: 1,
  createdAt: new Date(0),
})

const line = (orderNo: string, lengthMm: number, quantity: number, more: Partial<Demand> = {}): Demand => ({
  orderNo,
  itemId: `${orderNo}-1`,
  sku: 'TE007-26-ROJO',
  profile: 'TE007',
  lengthMm,
  quantity,
  cut: 0,
  due: '2026-11-24',
  customerName: 'Ana Prueba',
  material: red,
  kind: 'coil',
  ...more,
})

describe('a plan', () => {
  test('groups by material, offcuts first, what stays on the coil is no waste', () => {
    const [group, other] = makeGroups(
      [line('1', 6100, 8), line('2', 5000, 1), line('3', 3000, 2, { material: 'color=azul' })],
      [strip('B1', 'coil', 151_000), strip('R1', 'offcut', 5200)],
      settings,
    )
    expect(group).toMatchObject({ material: red, takenMm: 49_200, isProven: true, lacking: [] })
    expect(group?.runs.map(({ stripId, rest, restMm }) => [stripId, rest, restMm])).toEqual([
      ['R1', 'scrap', 200],
      ['B1', 'coil', 101_800],
    ])
    expect(group?.runs.map((run) => wasteOf(run, 400))).toEqual([200, 400])
    expect(other).toMatchObject({ runs: [], lacking: [{ orderNo: '3', quantity: 2 }] })
  })

  test('what is due first is cut where material is short, though later pieces would waste less', () => {
    const [group] = makeGroups(
      [
        line('late', 10_000, 1, { due: '2026-11-30' }),
        line('soon', 6000, 1, { due: '2026-11-24' }),
        line('open', 2000, 1, { due: null }),
      ],
      [strip('B1', 'coil', 10_400)],
      settings,
    )
    expect(group?.runs.flatMap(({ pieces }) => pieces.map(({ orderNo }) => orderNo))).toEqual(['soon'])
    expect(group?.lacking.map(({ orderNo }) => orderNo)).toEqual(['late', 'open'])
  })

  test('a piece longer than every strip is told, and stops nobody else', () => {
    const [group] = makeGroups(
      [line('1', 12_000, 1), line('2', 4000, 1, { due: '2026-12-01' })],
      [strip('B1', 'coil', 9000)],
      settings,
    )
    expect(group?.lacking.map(({ orderNo }) => orderNo)).toEqual(['1'])
    expect(group?.runs.map(({ restMm }) => restMm)).toEqual([4600])
  })

  test('bars lose what the saw takes; their ends are offcuts or scrap, and as many are used as there are', () => {
    const bars = (count: number) =>
      makeGroups(
        [line('1', 2500, 5, { kind: 'bar' })],
        [strip('T6', 'bar', 6000, count), strip('R1', 'offcut', 2600)],
        settings,
      )[0]
    const group = bars(14)
    expect(group).toMatchObject({ kind: 'bar', takenMm: 12_000, boundMm: 12_000, isProven: true })
    expect(group?.runs.map(({ stripId, restMm, sawMm, rest }) => [stripId, restMm, sawMm, rest])).toEqual([
      ['T6', 994, 6, 'scrap'],
      ['T6', 994, 6, 'scrap'],
      ['R1', 97, 3, 'scrap'],
    ])
    expect(bars(1)?.lacking).toMatchObject([{ quantity: 2 }])
  })

  test('each piece of each line is in it once, however large it is', () => {
    const demand = Array.from({ length: 60 }, (_, at) =>
      line(`${at}`, 1500 + ((at * 37) % 90) * 50, 1 + (at % 7), {
        profile: `P${at % 3}`,
        due: `2026-11-${10 + (at % 15)}`,
      }),
    )
    const [group] = makeGroups(
      demand,
      [strip('B1', 'coil', 500_000), strip('B2', 'coil', 600_000), strip('R1', 'offcut', 4000)],
      settings,
    )
    const planned = new Map<string, number>()
    for (const { orderNo, quantity } of group?.runs.flatMap(({ pieces }) => pieces) ?? [])
      planned.set(orderNo, (planned.get(orderNo) ?? 0) + quantity)
    expect(Object.fromEntries(planned)).toEqual(
      Object.fromEntries(demand.map(({ orderNo, quantity }) => [orderNo, quantity])),
    )
    expect((group?.takenMm ?? 0) / (group?.boundMm ?? 1)).toBeLessThan(1.01)
  })
})
