/** Rows as aligned columns under a heading. */
export const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = heading.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map(length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell)))
      .join('  ')
      .trimEnd()
  return [heading, ...rows].map(line).join('\n')
}

const length = (text: string) => [...text].length

/** An instant for people, to the minute, in UTC. */
export const minute = (instant: Date) => instant.toISOString().slice(0, 16).replace('T', ' ')
