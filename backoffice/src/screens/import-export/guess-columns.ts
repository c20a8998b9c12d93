import type { ImportColumn } from './kinds.ts'

/** Which of a table's columns is which of ours; what none is stays out. */
export type Mapping = Readonly<Record<string, string>>

/** What a table's heads say: our names first, then words that mean them, each column once. */
export const guessColumns = (heads: readonly string[], columns: readonly ImportColumn[]): Mapping => {
  const taken = new Set<string>()
  const found: Record<string, string> = {}
  const take = (id: string, head: string | undefined) => {
    if (head === undefined) return
    found[id] = head
    taken.add(head)
  }
  for (const { id } of columns)
    take(
      id,
      heads.find((head) => head.toLowerCase() === id.toLowerCase()),
    )
  for (const { id, heads: means } of columns)
    if (found[id] === undefined)
      take(
        id,
        heads.find((head) => !taken.has(head) && head !== '' && means.test(head)),
      )
  return found
}

/** Whether a table's own heads are ours already, so that nobody has to say which is which. */
export const isOurs = (heads: readonly string[], columns: readonly ImportColumn[]): boolean =>
  columns.every(({ id, isNeeded }) => !isNeeded || heads.includes(id)) &&
  heads.every((head) => columns.some(({ id }) => id === head))

/** The first needed column that neither the table nor a value for every row gives. */
export const missingColumn = (
  columns: readonly ImportColumn[],
  mapping: Mapping,
  values: Mapping,
): ImportColumn | undefined =>
  columns.find(({ id, isNeeded }) => isNeeded && mapping[id] === undefined && !values[id])

/** A key and nothing beside it changes nothing. */
export const changesNothing = (mapping: Mapping): boolean => Object.keys(mapping).length < 2
