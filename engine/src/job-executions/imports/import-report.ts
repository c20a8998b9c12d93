import type { EditConflict } from '../../import/index.ts'
import { Type } from '../../kernel/schema.ts'

const Text = Type.String()
const Count = Type.Integer()
const Directions = Type.Object({ total: Count, dearer: Count, cheaper: Count })

/** What an import found and did; lists are their beginnings, counts are whole. */
export const ImportReport = Type.Object({
  faultCount: Count,
  faults: Type.Array(
    Type.Object({ file: Text, line: Count, column: Text, value: Type.Optional(Text), detail: Text }),
  ),
  /** Rows that the file and somebody here have changed. */
  conflictCount: Count,
  conflicts: Type.Array(
    Type.Object({
      file: Text,
      key: Text,
      /** The row as the shop has it, and as the file has it: its JSON. Absent where there is none. */
      here: Type.Optional(Text),
      there: Type.Optional(Text),
      reason: Type.Optional(Text),
    }),
  ),
  /** Rows that were changed here, of which the file says nothing new: they stay. */
  keptCount: Count,
  changes: Type.Array(
    Type.Object({
      file: Text,
      added: Type.Optional(Count),
      changed: Count,
      removed: Type.Optional(Count),
    }),
  ),
  /** What changes, the first of it: the row as the shop has it, and as it will be, its JSON. Absent where there is none. */
  examples: Type.Optional(
    Type.Array(Type.Object({ key: Text, here: Type.Optional(Text), there: Type.Optional(Text) })),
  ),
  /** What the prices do to a country's list, to open baskets and to open quotes. */
  effects: Type.Array(
    Type.Object({
      country: Text,
      changed: Count,
      dearer: Count,
      cheaper: Count,
      examples: Type.Array(
        Type.Object({
          productId: Text,
          before: Type.Array(Type.Object({ minQuantity: Text, amount: Text })),
          after: Type.Array(Type.Object({ minQuantity: Text, amount: Text })),
        }),
      ),
      baskets: Directions,
      quotes: Type.Object({ requested: Count, priced: Count }),
    }),
  ),
})
export type ImportReport = Type.Static<typeof ImportReport>
export type ImportFault = ImportReport['faults'][number]

/** How many of a list are told with the execution; all faults are in a file of their own. */
const shownAtOnce = 50

type Sides = { key: string; here?: unknown; there?: unknown }

const sidesView = ({ key, here, there }: Sides) => ({
  key,
  ...(here === undefined ? {} : { here: JSON.stringify(here) }),
  ...(there === undefined ? {} : { there: JSON.stringify(there) }),
})

const conflictView = ({ file, reason, ...sides }: EditConflict) => ({
  file,
  ...sidesView(sides),
  ...(reason === undefined ? {} : { reason }),
})

/** What an import has found: of what is told as JSON, the values. */
export type Found = Partial<Omit<ImportReport, 'conflicts' | 'examples'>> & {
  conflicts?: readonly EditConflict[]
  examples?: readonly Sides[]
}

/** A report of so many faults and conflicts, the rest as told. */
export const reportOf = (found: Found): ImportReport => {
  const { faults = [], conflicts = [], keptCount = 0, changes = [], examples, effects = [] } = found
  return {
    faultCount: faults.length,
    faults: faults.slice(0, shownAtOnce),
    conflictCount: conflicts.length,
    conflicts: conflicts.slice(0, shownAtOnce).map(conflictView),
    keptCount,
    changes,
    ...(examples ? { examples: examples.slice(0, shownAtOnce).map(sidesView) } : {}),
    effects,
  }
}
