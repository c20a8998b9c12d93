/** A row that was changed by a call (`here`) and by the bundle (`there`). Absent is the side that deleted it. */
export type EditConflict = { file: string; key: string; here?: unknown; there?: unknown; reason?: string }

/** What is done with rows that both have changed: those of the shop stay, or those of the bundle take their place. */
export type EditedChoice = 'keep' | 'overwrite'

/** How many conflicts are told at once; the rest is counted. */
const shownConflicts = 50

const valueText = (value: unknown) => (value === undefined ? 'not there' : JSON.stringify(value))

/** `stores.jsonl SV-SS01`, what the shop has and what the bundle has. */
export const conflictLines = ({ file, key, here, there, reason }: EditConflict): string[] => [
  `${file} ${key}${reason === undefined ? '' : `: ${reason}`}`,
  `  here:   ${valueText(here)}`,
  `  bundle: ${valueText(there)}`,
]

/** Thrown when rows were changed here and in the bundle, and nobody said which count; nothing was changed. */
export class EditConflicts extends Error {
  readonly conflicts: readonly EditConflict[]

  constructor(conflicts: readonly EditConflict[]) {
    const more = conflicts.length > shownConflicts ? [`… and ${conflicts.length - shownConflicts} more`] : []
    super(
      [
        'The bundle changes rows that were changed here since the last import; nothing was changed.',
        'Say --keep-edits to let those of the shop stay, or --overwrite-edits to lose them.',
        ...conflicts.slice(0, shownConflicts).flatMap(conflictLines),
        ...more,
      ].join('\n'),
    )
    this.name = 'EditConflicts'
    this.conflicts = conflicts
  }
}
