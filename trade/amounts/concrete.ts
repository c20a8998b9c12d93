import { ceilExact } from '../rounding.ts'

/** How the merchant reckons concrete; from `demo/trade.json`. */
export type ConcreteRules = { bagsPerM3: number; spare: number }

/** Bags of cement for so many cubic metres, the spare included. */
export function bagsOf(cubicMetres: number, { bagsPerM3, spare }: ConcreteRules): number {
  return ceilExact(cubicMetres * (1 + spare) * bagsPerM3)
}
