/** What is wrong with a bundle, and where. */
export type Fault = { file: string; line: number; field: string; expected: string }

/** How many faults are told at once; the rest is counted. */
export const shownFaults = 50

/** `products.jsonl:12 categoryIds/0: a category of categories.jsonl, not 'tehcos'` */
export const faultLine = (fault: Fault) =>
  `${fault.file}:${fault.line} ${fault.field ? `${fault.field}: ` : ''}${fault.expected}`

/** Thrown when a bundle has faults; nothing was changed. */
export class BundleFaults extends Error {
  readonly faults: Fault[]

  constructor(faults: Fault[]) {
    const more = faults.length > shownFaults ? [`… and ${faults.length - shownFaults} more`] : []
    super(
      [
        'The bundle has faults; nothing was changed.',
        ...faults.slice(0, shownFaults).map(faultLine),
        ...more,
      ].join('\n'),
    )
    this.name = 'BundleFaults'
    this.faults = faults
  }
}
