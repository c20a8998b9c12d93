/** What a step is to be taken on. */
export type Selected<Row> = {
  /** Rows of the page that is shown. */
  rows: readonly Row[]
  /** Everything that matches is meant, on whatever page. */
  isAll: boolean
  /** How many are meant. */
  count: number
}

type Press = {
  /** The row that is pressed. */
  at: number
  /** The one that was pressed before it, where all between both are meant. */
  from?: number | undefined
}

/** What is selected after a press: that row is changed, or all from the former one to it are added. */
export const selectedAfter = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
  { at, from }: Press,
): ReadonlySet<string> => {
  const next = new Set(selected)
  const id = ids[at]
  if (id === undefined) return next
  if (from === undefined || ids[from] === undefined) {
    if (!next.delete(id)) next.add(id)
    return next
  }
  for (const one of ids.slice(Math.min(at, from), Math.max(at, from) + 1)) next.add(one)
  return next
}
