/** The least of 1, 2, 2.5, 5 and 10 times a power of ten that is no less than a value: where an axis ends. */
export const axisEnd = (value: number): number => {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 2.5, 5].find((step) => step * power >= value) ?? 10)
}

/** Points of a polyline in a square of 100, the first at the left, zero at the bottom. */
export const linePoints = (values: readonly number[], end: number): string =>
  values
    .map((value, at) => {
      const x = values.length === 1 ? 50 : (at / (values.length - 1)) * 100
      return `${Number(x.toFixed(2))},${Number((100 - (value / end) * 100).toFixed(2))}`
    })
    .join(' ')
