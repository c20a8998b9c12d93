import { OneOf, Type } from '../../kernel/schema.ts'

/** Why something was not changed: it was so already; somebody else changed it meanwhile; it may not be. */
const exceptionKinds = ['unchanged', 'overtaken', 'refused'] as const

/**
 * What became of one thing. Of one that was changed: the members as they were and as they are. Of one that was refused: the
 * kind of problem, and its words.
 */
export type Item = {
  id: string
  outcome: 'changed' | (typeof exceptionKinds)[number]
  before?: object
  after?: object
  problem?: string
  detail?: string
}

const Count = Type.Integer()
const Text = Type.String()

/** What a bulk job has come to: how many of each kind, and the first that were overtaken or refused. */
export const Outcomes = Type.Object({
  changed: Count,
  unchanged: Count,
  overtaken: Count,
  refused: Count,
  exceptions: Type.Array(
    Type.Object({
      id: Text,
      outcome: OneOf(...exceptionKinds),
      problem: Type.Optional(Text),
      detail: Type.Optional(Text),
    }),
  ),
})
export type Outcomes = Type.Static<typeof Outcomes>

/** How many exceptions are told with the execution; all of them are in its file. */
const mostExceptions = 50

const none: Outcomes = { changed: 0, unchanged: 0, overtaken: 0, refused: 0, exceptions: [] }

/** Outcomes with those of some more things. */
export const withItems = (before: Outcomes | null, items: readonly Item[]): Outcomes => {
  const after = { ...(before ?? none) }
  for (const { outcome } of items) after[outcome]++
  const told = items.flatMap((item) =>
    item.outcome === 'overtaken' || item.outcome === 'refused' ? [{ ...item, outcome: item.outcome }] : [],
  )
  return { ...after, exceptions: [...after.exceptions, ...told].slice(0, mostExceptions) }
}
