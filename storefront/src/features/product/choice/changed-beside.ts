/** Ids of the choices that differ beside the one that was made. */
export const changedBeside = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] => {
  const changed = Object.keys(after).filter((id) => before[id] !== undefined && before[id] !== after[id])
  return changed.length > 1 ? changed : []
}
