import { expect, test } from 'vitest'
import { stockLengths } from './stock-lengths.ts'

const rectangular = [1830, 2440, 3050, 3660, 4880, 6100]

test.each([
  { id: 'K1', reach: 4639, lap: 150, of: rectangular, takes: [4880] },
  { id: 'K2', reach: 3500, lap: 150, of: rectangular, takes: [3660] },
  { id: 'K3', reach: 2900, lap: 200, of: rectangular, takes: [3050] },
  { id: 'K4', reach: 7300, lap: 150, of: rectangular, takes: [4880, 3050] },
  { id: 'K5', reach: 1830, lap: 150, of: rectangular, takes: [1830] },
  { id: 'K6', reach: 4639, lap: 150, of: [1830, 2440, 3050, 3660], takes: [2440, 2440] },
  { id: 'K7', reach: 3654, lap: 350, of: [2100, 3150, 3850, 5250], takes: [3850] },
])('[T1.309] $id: stock lengths that reach', ({ reach, lap, of, takes }) => {
  expect(stockLengths(reach, lap, of)).toEqual(takes)
})
