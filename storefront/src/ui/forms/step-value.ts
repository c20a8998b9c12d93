type StepBounds = { min: number; max?: number; step: number }

/** What was typed as a whole number: null when the field was emptied, undefined when it is to be ignored. */
export const parseTypedNumber = (typed: string): number | null | undefined => {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The value one step up, or undefined where the end is reached. */
export const stepUp = (
  value: number | null,
  { min, max = Infinity, step }: StepBounds,
): number | undefined => {
  const next = value === null ? Math.max(min, step) : Math.max(min, value + step)
  return next > max ? undefined : next
}

/** The value one step down, never below the minimum; undefined where the end is reached. */
export const stepDown = (value: number | null, { min, step }: StepBounds): number | undefined =>
  value === null || value <= min ? undefined : Math.max(min, value - step)
