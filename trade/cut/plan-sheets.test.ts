import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SheetJob } from './plan-sheets.ts'
import { planSheets } from './plan-sheets.ts'

const sheet = { widthMm: 1220, heightMm: 2440 }

describe('rectangles from flat sheets', () => {
  test.each([
    { id: 'C15', piece: { widthMm: 600, heightMm: 1200 }, count: 4 },
    { id: 'C16', piece: { widthMm: 608, heightMm: 811 }, count: 6 },
  ])('[T1.604] $id fits one sheet, which is the least', ({ piece, count }) => {
    const plan = planSheets({ sheet, pieces: [{ ...piece, count }], kerfMm: 3, rotate: true })
    expect({ sheets: plan.sheets.length, bound: plan.bound, proven: plan.proven }).toEqual({
      sheets: 1,
      bound: 1,
      proven: true,
    })
  })

  /** Of these no two go on one sheet, whichever way they lie; what area says alone is in brackets. */
  test.each([
    { on: [914, 2440], pieces: [[700, 1300, 3]], rotate: true, least: 3 }, // [2]
    { on: [1220, 2440], pieces: [[1000, 1219, 4]], rotate: true, least: 2 }, // [2]: two of them do, one above the other
    { on: [1220, 2440], pieces: [[620, 1300, 2]], rotate: false, least: 2 }, // [1]
    { on: [1220, 2440], pieces: [[620, 1300, 2]], rotate: true, least: 2 }, // [1]
    { on: [1220, 2440], pieces: [[608, 2000, 2]], rotate: true, least: 1 },
    {
      on: [1220, 2440],
      pieces: [
        [900, 1500, 1],
        [400, 1300, 1],
        [1150, 1220, 1],
      ],
      rotate: true,
      least: 3,
    }, // [2]
  ])(
    '[T1.604] by hand: $pieces on $on is the least',
    ({ on: [widthMm = 0, heightMm = 0], pieces, rotate, least }) => {
      const asked = pieces.map(([w = 0, h = 0, count = 0]) => ({ widthMm: w, heightMm: h, count }))
      const plan = planSheets({ sheet: { widthMm, heightMm }, pieces: asked, kerfMm: 3, rotate })
      expect({ sheets: plan.sheets.length, bound: plan.bound, proven: plan.proven }).toEqual({
        sheets: least,
        bound: least,
        proven: true,
      })
    },
  )

  test('[T1.605] pieces lie inside their sheet, a kerf apart, all of them', () => {
    const piece = fc.record({
      widthMm: fc.integer({ min: 50, max: 1220 }),
      heightMm: fc.integer({ min: 50, max: 2440 }),
      count: fc.integer({ min: 1, max: 4 }),
    })
    const job = fc.record({ pieces: fc.array(piece, { minLength: 1, maxLength: 8 }), rotate: fc.boolean() })
    fc.assert(
      fc.property(job, ({ pieces, rotate }) => {
        const asked: SheetJob = { sheet, pieces, kerfMm: 3, rotate }
        const plan = planSheets(asked)
        expect(plan.sheets.flat().length).toBe(pieces.reduce((sum, { count }) => sum + count, 0))
        expect(plan.sheets.length).toBeGreaterThanOrEqual(plan.bound)
        for (const placed of plan.sheets) {
          for (const [at, one] of placed.entries()) {
            expect(one.xMm + one.widthMm).toBeLessThanOrEqual(sheet.widthMm)
            expect(one.yMm + one.heightMm).toBeLessThanOrEqual(sheet.heightMm)
            for (const other of placed.slice(at + 1)) {
              const beside =
                one.xMm + one.widthMm + 3 <= other.xMm || other.xMm + other.widthMm + 3 <= one.xMm
              const above =
                one.yMm + one.heightMm + 3 <= other.yMm || other.yMm + other.heightMm + 3 <= one.yMm
              expect(beside || above).toBe(true)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
