import { timings } from '../config/timings.ts'

/** Resolves to the work's result, or to undefined when the work fails or exceeds `timings.optionalQuery`. */
export const withTimeout = <T>(work: Promise<T>) =>
  new Promise<T | undefined>((resolve) => {
    const late = setTimeout(resolve, timings.optionalQuery, undefined)
    const settle = (value?: T) => {
      clearTimeout(late)
      resolve(value)
    }
    work.then(settle, () => settle())
  })
