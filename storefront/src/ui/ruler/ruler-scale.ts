const labelSteps = [1, 2, 5, 10, 20, 50, 100]
const metreMm = 1000
const mostLabels = 13

/** Share of a length in per cent, as SVG attributes take it, kept between 0 and 100. */
export const percent = (part: number, whole: number): string => {
  const share = whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0
  return `${Math.round(share * 100_000) / 1000}%`
}

/** Lengths in mm that carry a number on a tape of that length: whole units of so many mm, halves on a short tape of metres. */
export const lengthLabels = (max: number, unitMm = metreMm): number[] => {
  const units = labelSteps.find((count) => max / (count * unitMm) <= mostLabels)
  const isShort = unitMm === metreMm && max <= 4 * metreMm
  const step = isShort ? unitMm / 2 : units === undefined ? max : units * unitMm
  return Array.from({ length: Math.floor(max / step) }, (_, at) => (at + 1) * step)
}

/** Distances in mm of the small, middle and long ticks; finer ones only where they can be told apart. */
export const tickDistances = (
  max: number,
  unitMm = metreMm,
): { fine: number; middle: number; long: number } => {
  const long = Math.max(unitMm, lengthLabels(max, unitMm)[0] ?? unitMm)
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
