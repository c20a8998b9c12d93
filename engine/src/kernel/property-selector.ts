import { defineProblem } from './problem.ts'

export const malformedSelector = defineProblem(400, 'malformed-selector', 'Malformed Selector')

/** The wanted part of an object: everything, or members, each with its own wanted part. */
export type Selector = 'all' | Map<string, Selector>

const token = /\s*(\*\*?|[A-Za-z_][\w-]*|[().,])/y
const longest = 2_000
const deepest = 20

const tokensOf = (text: string): string[] => {
  const found: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text)
    if (!match?.[1]) throw malformedError()
    found.push(match[1])
  }
  return found
}

const malformedError = () =>
  malformedSelector("The property selector is malformed: write '(data.(id,name))'.")

const mergeSelectors = (a: Selector | undefined, b: Selector): Selector => {
  if (a === undefined) return b
  if (a === 'all' || b === 'all') return 'all'
  const both = new Map(a)
  for (const [name, below] of b) both.set(name, mergeSelectors(both.get(name), below))
  return both
}

/** Reads `(data.(id,name))`; `*` and `**` mean everything. Problem: 400 malformed-selector. */
export const readSelector = (text: string): Selector => {
  if (text.length > longest) throw malformedError()
  const tokens = tokensOf(text)
  let at = 0
  const next = (expected?: string) => {
    const read = tokens[at++]
    if (read === undefined || (expected !== undefined && read !== expected)) throw malformedError()
    return read
  }
  const group = (depth: number): Selector => {
    if (depth > deepest) throw malformedError()
    next('(')
    let wanted: Selector = new Map()
    do wanted = mergeSelectors(wanted, member(depth))
    while (tokens[at] === ',' && at++ >= 0)
    next(')')
    return wanted
  }
  const member = (depth: number): Selector => {
    const name = next()
    if (name.startsWith('*')) return 'all'
    if (/^[().,]$/.test(name)) throw malformedError()
    if (tokens[at] !== '.') return new Map([[name, 'all']])
    at++
    return new Map([[name, tokens[at] === '(' ? group(depth + 1) : member(depth + 1)]])
  }
  const wanted = group(0)
  if (at !== tokens.length) throw malformedError()
  return wanted
}

/** Whether a selector wants any of the member that a path of names leads to. */
export const isWanted = (selector: Selector, ...path: string[]): boolean => {
  let wanted: Selector | undefined = selector
  for (const name of path) if (wanted !== 'all') wanted = wanted?.get(name)
  return wanted !== undefined
}

/** The wanted members of a value; of a list those of each of its entries. */
export const pickSelectedMembers = (value: unknown, wanted: Selector): unknown => {
  if (wanted === 'all' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => pickSelectedMembers(one, wanted))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = wanted.get(name)
      return below === undefined ? [] : [[name, pickSelectedMembers(inner, below)]]
    }),
  )
}
