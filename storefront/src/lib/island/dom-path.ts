/** Where an element stands under a root: the places of its ancestors among their siblings. */
export type DomPath = readonly number[]

/** The place of an element under a root; undefined when it is not under it. */
export const domPathOf = (root: Element | null, element: Element | null): DomPath | undefined => {
  let at = element
  if (!root || at === root || !root.contains(at)) return undefined
  const place: number[] = []
  while (at && at !== root) {
    place.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
    at = at.parentElement
  }
  return place
}

/** The element at a place under a root. */
export const elementAt = (root: Element, place: DomPath) => {
  const found = place.reduce<Element | null | undefined>((at, index) => at?.children[index], root)
  return found instanceof HTMLElement ? found : undefined
}

/** Presses what stands at a place under a root. */
export const clickAt = (root: Element | null, place: DomPath) => {
  if (root) elementAt(root, place)?.click()
}
