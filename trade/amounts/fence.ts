import { planCuts } from '../cut/plan-cuts.ts'
import { ceilExact } from '../rounding.ts'
import type { ConcreteRules } from './concrete.ts'
import { bagsOf } from './concrete.ts'

/** How the merchant sets a fence; millimetres, from `demo/trade.json`. */
export type FenceRules = {
  spacingMm: number
  buriedMm: number
  tensionWires: number
  barMm: number
  sawKerfMm: number
  postStepMm: number
  holeM3: number
  concrete: ConcreteRules
}

export type Fence = {
  rolls: number
  posts: number
  braces: number
  postMm: number
  bars: number
  wireMm: number
  concreteM3: number
  bags: number
}

/** A fence of chain link from rolls of one length; every corner takes two posts more. */
export function fenceOf(
  lengthMm: number,
  heightMm: number,
  rollMm: number,
  corners: number,
  rules: FenceRules,
): Fence {
  const posts = ceilExact(lengthMm / rules.spacingMm) + 1
  const braces = 2 * corners
  const postMm = ceilExact((heightMm + rules.buriedMm) / rules.postStepMm) * rules.postStepMm
  const stocks = [{ id: 'bar', lengthMm: rules.barMm, cost: 1 }]
  const cuts = [{ lengthMm: postMm, count: posts + braces }]
  const concreteM3 = posts * rules.holeM3
  return {
    rolls: ceilExact(lengthMm / rollMm),
    posts,
    braces,
    postMm,
    bars: planCuts({ stocks, cuts, kerfMm: rules.sawKerfMm }).cost,
    wireMm: rules.tensionWires * lengthMm,
    concreteM3,
    bags: bagsOf(concreteM3, { ...rules.concrete, spare: 0 }),
  }
}

/** A fence of panels: a post at each side of each, set as those of chain link are. */
export function panelFenceOf(
  lengthMm: number,
  heightMm: number,
  panelMm: number,
  rules: FenceRules,
): { panels: number } & Pick<Fence, 'posts' | 'postMm' | 'bars' | 'bags'> {
  const { panels, posts } = panelsOf(lengthMm, panelMm)
  const postMm = ceilExact((heightMm + rules.buriedMm) / rules.postStepMm) * rules.postStepMm
  const stocks = [{ id: 'bar', lengthMm: rules.barMm, cost: 1 }]
  const cuts = [{ lengthMm: postMm, count: posts }]
  return {
    panels,
    posts,
    postMm,
    bars: planCuts({ stocks, cuts, kerfMm: rules.sawKerfMm }).cost,
    bags: bagsOf(posts * rules.holeM3, { ...rules.concrete, spare: 0 }),
  }
}

/** Rolls of wire for so many lines along a fence. */
export function rollsOf(lines: number, lengthMm: number, rollMm: number): number {
  return ceilExact((lines * lengthMm) / rollMm)
}

/** Panels of one width, and a post at each side of each. */
export function panelsOf(lengthMm: number, panelMm: number): { panels: number; posts: number } {
  const panels = ceilExact(lengthMm / panelMm)
  return { panels, posts: panels + 1 }
}
