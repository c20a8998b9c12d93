/** Where a focused element sits under a root, as the places of its ancestors among their siblings. */
export const placeOfFocus = (root: Element | null): readonly number[] | undefined => {
  let at: Element | null = document.activeElement
  if (!root || at === root || !root.contains(at)) return undefined
  const place: number[] = []
  while (at && at !== root) {
    place.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
    at = at.parentElement
  }
  return place
}

/** Focuses the element at such a place again, after what stood there was replaced by its like. */
export const focusAt = (root: Element | null, place: readonly number[]) => {
  const found = place.reduce<Element | null | undefined>((at, index) => at?.children[index], root)
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}

/** Which of the sections that unfold under a root stand open, in the order of the document. */
export const openFolds = (root: Element | null): boolean[] =>
  [...(root?.querySelectorAll('details') ?? [])].map(({ open }) => open)

/** Unfolds the same sections again, after what stood there was replaced by its like. */
export const unfold = (root: Element | null, folds: readonly boolean[]) => {
  root?.querySelectorAll('details').forEach((one, at) => {
    one.open = folds[at] ?? one.open
  })
}
