import { ceilExact, piecesOfRun } from '../rounding.ts'

/** A gutter by the width of the sheet it is bent from, and what it carries, litres a second. */
export type GutterSection = { developMm: number; litresPerSecond: number }

export type GutterRules = {
  /** Smallest first. */
  sections: readonly GutterSection[]
  pieceMm: number
  lapMm: number
  bracketMm: number
  pipe: { areaCm2: number; pieceMm: number; lapMm: number }
  /** Square centimetres of pipe per square metre of roof and mm/h of rain. */
  pipeCm2PerM2: number
  /** Share of a pipe that leaves leave open. */
  clear: number
  /** Farthest between pipes. */
  betweenPipesMm: number
}

export type Gutter = {
  downpipes: number
  litresPerSecond: number
  /** Undefined where no section carries it. */
  section?: GutterSection
  pieces: number
  brackets: number
  caps: number
  pipePieces: number
}

/** The gutter of one eave: plan area that drains to it, rain in mm/h, height of the eave. */
export function gutterOf(
  eaveMm: number,
  planM2: number,
  rainMmPerHour: number,
  heightMm: number,
  rules: GutterRules,
): Gutter {
  const byRain = (planM2 * rainMmPerHour * rules.pipeCm2PerM2) / (rules.pipe.areaCm2 * rules.clear)
  const downpipes = Math.max(1, ceilExact(byRain), ceilExact(eaveMm / rules.betweenPipesMm))
  const litresPerSecond = (planM2 * rainMmPerHour) / 3600 / downpipes
  return {
    downpipes,
    litresPerSecond,
    section: rules.sections.find((section) => section.litresPerSecond >= litresPerSecond),
    pieces: piecesOfRun(eaveMm, rules.pieceMm, rules.lapMm),
    brackets: ceilExact(eaveMm / rules.bracketMm) + 1,
    caps: 2,
    pipePieces: downpipes * piecesOfRun(heightMm, rules.pipe.pieceMm, rules.pipe.lapMm),
  }
}
