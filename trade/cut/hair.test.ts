import { expect, test } from 'vitest'
import type { CutJob } from './cut-job.ts'
import { hairOf } from './hair.ts'
import { planCuts } from './plan-cuts.ts'

const hair = (job: Omit<CutJob, 'stocks'>) => {
  const whole = { ...job, stocks: [{ id: '6', lengthMm: 6000, cost: 1 }] }
  return hairOf(whole, planCuts(whole))
}

test('[T1.611] C3: three of two metres take two bars for the width of two cuts; of 1.998 m they are one', () => {
  expect(hair({ kerfMm: 3, cuts: [{ lengthMm: 2000, count: 3 }] })).toEqual({
    lengthMm: 2000,
    enoughMm: 1998,
    savedCost: 1,
  })
})

test('[T1.611] C9: two lengths that miss each other by a cut; where nothing is saved nothing is said', () => {
  expect(
    hair({
      kerfMm: 3,
      cuts: [
        { lengthMm: 3100, count: 6 },
        { lengthMm: 2900, count: 6 },
      ],
    }),
  ).toMatchObject({ lengthMm: 3100, enoughMm: 3097, savedCost: 3 })
  expect(hair({ kerfMm: 0, cuts: [{ lengthMm: 2000, count: 3 }] })).toBeUndefined()
  expect(hair({ kerfMm: 3, cuts: [{ lengthMm: 2100, count: 3 }] })).toBeUndefined()
  expect(hair({ kerfMm: 3, cuts: [{ lengthMm: 7000, count: 3 }] })).toBeUndefined()
})
