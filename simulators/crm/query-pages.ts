import { randomBytes } from 'node:crypto'

type Page = { totalSize: number; done: boolean; nextRecordsUrl?: string; records: object[] }
type Waiting = { records: readonly object[]; size: number }

/** The pages of queries: each tells where the next one is. */
export const createQueryPages = () => {
  const waiting = new Map<string, Waiting>()
  const pageFrom = (id: string, { records, size }: Waiting, from: number, at: string): Page => {
    const end = from + size
    const done = end >= records.length
    return {
      totalSize: records.length,
      done,
      ...(done ? {} : { nextRecordsUrl: `${at}/${id}-${end}` }),
      records: records.slice(from, end),
    }
  }
  return {
    /** The first page of `size` rows; `at` is the path that the next ones are below. */
    open: (records: readonly object[], at: string, size: number): Page => {
      const id = `01g${randomBytes(8).toString('hex')}`
      if (records.length > size) waiting.set(id, { records, size })
      return pageFrom(id, { records, size }, 0, at)
    },
    /** The page that a locator names; undefined for one that is not known. */
    next: (locator: string, at: string): Page | undefined => {
      const [id = '', from = '0'] = locator.split('-')
      const known = waiting.get(id)
      return known && pageFrom(id, known, Number(from), at)
    },
  }
}
