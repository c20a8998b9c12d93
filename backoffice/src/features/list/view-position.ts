/** Where a view stands once it has passed its neighbour on one side; undefined where it has none there. */
export const positionPast = (
  views: readonly { position: number }[],
  at: number,
  side: -1 | 1,
): number | undefined => {
  const neighbour = views[at + side]
  if (!neighbour) return undefined
  const beyond = views[at + 2 * side]
  return beyond ? (neighbour.position + beyond.position) / 2 : neighbour.position + side
}
