import type { Calculator } from '../calculator.ts'
import { fence } from './fence.ts'
import { gutter } from './gutter.ts'
import { mesh } from './mesh.ts'
import { paint } from './paint.ts'
import { rebar } from './rebar.ts'
import { slab } from './slab.ts'
import { units } from './units.ts'

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
