import { describe, expect, test } from 'vitest'
import {
  availabilityOf,
  availabilityOfParts,
  bestAvailability,
  madeToOrderCeiling,
  type Stocked,
} from './availability.ts'
import { localTime, store, supply } from './testing.ts'

const item = (changes: Partial<Stocked>): Stocked => ({
  pattern: 'S1',
  cut: undefined,
  leadDays: undefined,
  stock: {},
  ...changes,
})

describe('a run that several carts reach', () => {
  const cut = { minMm: 1_000, run: { closingDay: '2026-11-27', minTotalMm: 30_000 } }
  const sheets = item({ stock: { 'inv-SV-1': 90_000 }, cut })

  test('less than a run is counted from the closing day, a whole one waits for nobody', () => {
    const found = availabilityOf(supply(), sheets)
    expect(found.pickupDate(29_999)).toBe('2026-11-28')
    expect(found.pickupDate(30_000)).toBe('2026-11-21')
    expect(found.inStockDate).toBe('2026-11-28')
  })

  test('a closing day that is over, and not yet closed, delays nothing', () => {
    const after = supply({ now: localTime('2026-11-30T09:00') })
    expect(availabilityOf(after, sheets).pickupDate(1_000)).toBe('2026-12-01')
  })
})

describe('stock of the store itself (S1)', () => {
  const stock = { 'inv-SV-1': 12, 'inv-SV-P1': 500 }

  test('only its own stock counts', () => {
    const found = availabilityOf(supply(), item({ stock }))
    expect(found).toMatchObject({ ats: 12, ownStock: 12 })
    expect(found.sources).toEqual([{ storeId: 'SV-1', inventoryId: 'inv-SV-1', onHand: 12, own: true }])
  })

  test('Friday morning: ready the next working day', () => {
    const found = availabilityOf(supply(), item({ stock }))
    expect(found.inStockDate).toBe('2026-11-21')
    expect(found.pickupDate(12)).toBe('2026-11-21')
  })

  test('Friday after the cut-off counts from Saturday, so Monday', () => {
    const late = supply({ now: localTime('2026-11-20T16:30') })
    expect(availabilityOf(late, item({ stock })).inStockDate).toBe('2026-11-23')
  })

  test('more than there is cannot be had', () => {
    expect(availabilityOf(supply(), item({ stock })).pickupDate(13)).toBeUndefined()
  })

  test('nothing there: no date and nothing to sell', () => {
    const found = availabilityOf(supply(), item({ stock: { 'inv-SV-P1': 500 } }))
    expect(found).toMatchObject({ ats: 0, ownStock: 0, sources: [], inStockDate: undefined })
  })

  test('a holiday moves the day', () => {
    // Ready on Saturday 31 October; 2 November is a holiday.
    const eve = supply({ now: localTime('2026-10-31T10:00') })
    expect(availabilityOf(eve, item({ stock })).inStockDate).toBe('2026-11-03')
  })

  test('same day when goods are ready at once, but not once the store has closed', () => {
    const withoutLeadTime = { readyDays: { min: 0, max: 0 } }
    expect(availabilityOf(supply(withoutLeadTime), item({ stock })).inStockDate).toBe('2026-11-20')
    const early = store('SV-1', { hours: [{ days: [5, 6], open: '07:00', close: '09:00' }] })
    expect(availabilityOf(supply({ ...withoutLeadTime, store: early }), item({ stock })).inStockDate).toBe(
      '2026-11-21',
    )
  })
})

describe('transfer from the plants (S2)', () => {
  const stock = { 'inv-SV-1': 5, 'inv-SV-P2': 20, 'inv-SV-P1': 10 }

  test('what plants have adds to it, in the order it is taken', () => {
    const found = availabilityOf(supply(), item({ pattern: 'S2', stock }))
    expect(found).toMatchObject({ ats: 35, ownStock: 5 })
    expect(found.sources.map(({ storeId }) => storeId)).toEqual(['SV-1', 'SV-P1', 'SV-P2'])
  })

  test('within the own stock no transfer, beyond it five working days more', () => {
    const found = availabilityOf(supply(), item({ pattern: 'S2', stock }))
    expect(found.pickupDate(5)).toBe('2026-11-21')
    expect(found.pickupDate(6)).toBe('2026-11-27')
    expect(found.pickupDate(35)).toBe('2026-11-27')
    expect(found.pickupDate(36)).toBeUndefined()
  })

  test("without own stock the first day is the transfer's", () => {
    const found = availabilityOf(supply(), item({ pattern: 'S2', stock: { 'inv-SV-P1': 10 } }))
    expect(found).toMatchObject({ ats: 10, ownStock: 0, inStockDate: '2026-11-27' })
  })
})

describe('made to order (S3)', () => {
  const lead = { pattern: 'S3' as const, leadDays: { max: 5 } }

  test('any amount after the lead time, up to the ceiling', () => {
    const plant = supply({ store: store('SV-P1', { size: 'plant and yard' }), plants: [] })
    const found = availabilityOf(plant, item(lead))
    expect(found).toMatchObject({ ats: madeToOrderCeiling, ownStock: 0, inStockDate: '2026-11-27' })
    expect(found.pickupDate(9_999)).toBe('2026-11-27')
    expect(found.pickupDate(10_000)).toBeUndefined()
  })

  test('a branch gets it by transfer', () => {
    // 1 ready + 5 lead + 5 transfer working days from Friday 20 November.
    expect(availabilityOf(supply(), item(lead)).inStockDate).toBe('2026-12-03')
  })

  test('stock it happens to have is ready sooner', () => {
    const found = availabilityOf(supply(), item({ ...lead, stock: { 'inv-SV-1': 3 } }))
    expect(found.pickupDate(3)).toBe('2026-11-27')
    expect(found.pickupDate(4)).toBe('2026-12-03')
  })
})

describe('lengths of choice, in millimetres', () => {
  const cut = { cut: { minMm: 1_000 }, leadDays: { max: 2 } }

  test('stock and amounts are millimetres and cutting takes its days', () => {
    const found = availabilityOf(supply(), item({ ...cut, stock: { 'inv-SV-1': 52_200 } }))
    expect(found.ats).toBe(52_200)
    expect(found.pickupDate(52_200)).toBe('2026-11-24')
    expect(found.pickupDate(52_201)).toBeUndefined()
  })

  test('a remnant shorter than the shortest piece is no stock to promise', () => {
    const found = availabilityOf(supply(), item({ ...cut, stock: { 'inv-SV-1': 999 } }))
    expect(found).toMatchObject({ ats: 999, inStockDate: undefined })
  })

  test('to order: 9,999 metres', () => {
    expect(availabilityOf(supply(), item({ ...cut, pattern: 'S3' })).ats).toBe(9_999_000)
  })
})

describe('sets, bundles and masters', () => {
  const many = availabilityOf(supply(), item({ stock: { 'inv-SV-1': 100 } }))
  const slow = availabilityOf(supply(), item({ pattern: 'S2', stock: { 'inv-SV-P1': 9 } }))

  test('as many as the scarcest component allows, ready with the slowest', () => {
    const found = availabilityOfParts(
      [
        { availability: many, quantity: 10 },
        { availability: slow, quantity: 2 },
      ],
      undefined,
    )
    expect(found).toMatchObject({ ats: 4, ownStock: 0, inStockDate: '2026-11-27' })
    expect(found.pickupDate(5)).toBeUndefined()
  })

  test("a bundle's own rows limit it further", () => {
    const limit = availabilityOf(supply(), item({ stock: { 'inv-SV-1': 3 } }))
    expect(availabilityOfParts([{ availability: many, quantity: 1 }], limit).ats).toBe(3)
  })

  test('a master answers with its best choice', () => {
    expect(bestAvailability([slow, many])?.ats).toBe(100)
    expect(bestAvailability([])).toBeUndefined()
  })
})
