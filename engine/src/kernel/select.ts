import { defineProblem } from './problem.ts'

export const malformedSelector = defineProblem(400, 'malformed-selector', 'Malformed Selector')

/** What of an object is wanted: everything, or members with what of each is wanted. */
export type Selector = 'all' | Map<string, Selector>

const token = /\s*(\*\*?|[A-Za-z_][\w-]*|[().,])/y
const longest = 2_000
const deepest = 20

const tokensOf = (text: string): string[] => {
  const found: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text)
    if (!match?.[1]) throw refused()
    found.push(match[1])
  }
  return found
}

const refused = () => malformedSelector("The property selector is malformed: write '(data.(id,name))'.")

const merged = (a: Selector | undefined, b: Selector): Selector => {
  if (a === undefined) return b
  if (a === 'all' || b === 'all') return 'all'
  const both = new Map(a)
  for (const [name, below] of b) both.set(name, merged(both.get(name), below))
  return both
}

/** Reads `(data.(id,name))`; `*` and `**` mean everything. Problem: 400 malformed-selector. */
export const readSelector = (text: string): Selector => {
  if (text.length > longest) throw refused()
  const tokens = tokensOf(text)
  let at = 0
  const next = (expected?: string) => {
    const read = tokens[at++]
    if (read === undefined || (expected !== undefined && read !== expected)) throw refused()
    return read
  }
  const group = (depth: number): Selector => {
    if (depth > deepest) throw refused()
    next('(')
    let wanted: Selector = new Map()
    do wanted = merged(wanted, member(depth))
    while (tokens[at] === ',' && at++ >= 0)
    next(')')
    return wanted
  }
  const member = (depth: number): Selector => {
    const name = next()
    if (name.startsWith('*')) return 'all'
    if (/^[().,]$/.test(name)) throw refused()
    if (tokens[at] !== '.') return new Map([[name, 'all']])
    at++
    return new Map([[name, tokens[at] === '(' ? group(depth + 1) : member(depth + 1)]])
  }
  const wanted = group(0)
  if (at !== tokens.length) throw refused()
  return wanted
}

/** The wanted members of a value; of a list those of each of its entries. */
export const picked = (value: unknown, wanted: Selector): unknown => {
  if (wanted === 'all' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => picked(one, wanted))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = wanted.get(name)
      return below === undefined ? [] : [[name, picked(inner, below)]]
    }),
  )
}
