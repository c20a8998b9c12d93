import type { LineEdit } from './line-edit.ts'

/** What was changed of lines, by their place in the list. */
export type LineEdits = ReadonlyMap<number, LineEdit>

const signs = { sku: 's', quantity: 'q', length: 'l' } as const
const fields = Object.keys(signs) as (keyof typeof signs)[]

/** No SKU and no number that is typed has more letters. */
const mostLetters = 100

/** Edits as an address has them: `3:sTU072-2X4-15-NEG,q8~5:x`, a line that was taken out by `x`. */
export const writeEdits = (edits: LineEdits): string =>
  [...edits]
    .toSorted(([a], [b]) => a - b)
    .map(([at, edit]) => {
      const told = fields.flatMap((field) =>
        edit[field] === undefined ? [] : [`${signs[field]}${escapeValue(edit[field])}`],
      )
      return `${at}:${[...(edit.removed ? ['x'] : []), ...told].join(',')}`
    })
    .join('~')

/** What is no edit is nothing. */
export const readEdits = (text: string): LineEdits =>
  new Map(
    text.split('~').flatMap((entry): [number, LineEdit][] => {
      const [, at, told = ''] = /^(\d{1,3}):(.+)$/.exec(entry) ?? []
      if (at === undefined) return []
      const edit: LineEdit = {}
      for (const part of told.split(',')) {
        const field = fields.find((one) => signs[one] === part[0])
        if (part === 'x') edit.removed = true
        else if (field) edit[field] = unescapeValue(part.slice(1)).slice(0, mostLetters)
      }
      return [[Number(at), edit]]
    }),
  )

/** Edits where their lines are now: of lines that are written alike each keeps its own, what is gone is forgotten. */
export const moveEdits = (
  edits: LineEdits,
  before: readonly string[],
  after: readonly string[],
): LineEdits => {
  const now = placesByText(after)
  const moved = [...placesByText(before)].flatMap(([text, places]) =>
    places.flatMap((at, index): [number, LineEdit][] => {
      const [edit, to] = [edits.get(at), now.get(text)?.[index]]
      return edit && to !== undefined ? [[to, edit]] : []
    }),
  )
  return new Map(moved)
}

const placesByText = (lines: readonly string[]): Map<string, number[]> =>
  Map.groupBy(lines.keys(), (at) => lines[at] ?? '')

const escapeValue = (value: string): string => encodeURIComponent(value).replaceAll('~', '%7E')

const unescapeValue = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
