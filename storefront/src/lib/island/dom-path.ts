/** The path from a root to an element: child indexes from the outermost ancestor in. */
export type DomPath = readonly number[]

/** The path of an element under a root; undefined when the element is not under the root. */
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

/** The element at a path under a root. */
export const elementAt = (root: Element, place: DomPath) => {
  const found = place.reduce<Element | null | undefined>((at, index) => at?.children[index], root)
  return found instanceof HTMLElement ? found : undefined
}

/** Clicks the element at a path under a root. */
export const clickAt = (root: Element | null, place: DomPath) => {
  if (root) elementAt(root, place)?.click()
}
