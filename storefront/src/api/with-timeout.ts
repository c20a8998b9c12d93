import { timings } from '../config/timings.ts'

/** What the work gives; undefined when it fails or takes longer than a page waits for what it can do without. */
export const withTimeout = <T>(work: Promise<T>) =>
  new Promise<T | undefined>((resolve) => {
    const late = setTimeout(resolve, timings.optionalQuery, undefined)
    const done = (value?: T) => {
      clearTimeout(late)
      resolve(value)
    }
    work.then(done, () => done())
  })
