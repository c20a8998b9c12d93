const labelSteps = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]
const mostLabels = 13

/** Share of a length in per cent, as SVG attributes take it, kept between 0 and 100. */
export const percent = (part: number, whole: number): string => {
  const share = whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0
  return `${Math.round(share * 100_000) / 1000}%`
}

/** Lengths in mm that carry a number on a tape of that length. */
export const lengthLabels = (max: number): number[] => {
  const step = max <= 4000 ? 500 : (labelSteps.find((mm) => max / mm <= mostLabels) ?? max)
  return Array.from({ length: Math.floor(max / step) }, (_, at) => (at + 1) * step)
}

/** Distances in mm of the small, middle and long ticks; finer ones only where they can be told apart. */
export const tickDistances = (max: number): { fine: number; middle: number; long: number } => {
  const long = Math.max(1000, lengthLabels(max)[0] ?? 1000)
  return { fine: long / 10, middle: long / 2, long }
}

type Grid = { min: number; max: number; step: number }

/** The allowed length next to a length, up or down; undefined at the ends. */
export const nextLength = (mm: number, direction: 1 | -1, { min, max, step }: Grid): number | undefined => {
  const at = (mm - min) / step
  const steps = direction === 1 ? Math.floor(at + 1e-9) + 1 : Math.ceil(at - 1e-9) - 1
  const next = min + Math.max(steps, 0) * step
  if (direction === 1) return next > max ? undefined : next
  return mm <= min ? undefined : Math.min(next, max)
}
