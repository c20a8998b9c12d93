import { fence, gutter, mesh, paint, rebar, slab, units } from './calculator-list.ts'
import type { Calculator } from './calculator.ts'

export const calculators = [
  rebar,
  slab,
  mesh,
  paint,
  fence,
  gutter,
  units,
] as const satisfies readonly Calculator[]

/** The calculator of an app path such as `/tools/slab`. */
export const calculatorOf = (pathname: string): Calculator =>
  calculators.find(({ id }) => pathname.endsWith(`/${id}`)) ?? rebar
