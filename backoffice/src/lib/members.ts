/** A document by the ways to its members: `name.default` → “Lámina”. */
export type Members = Readonly<Record<string, unknown>>

/** The member at a way of points; undefined where there is none. */
export const memberAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      document,
    )

/** A document of members by their ways. */
export const documentOf = (members: Members): Record<string, unknown> => {
  const document: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(members)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let at = document
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return document
}

/** Each member of a document that changes are in, whole, with them laid over it: what a call that replaces members takes. */
export const membersWith = (document: unknown, changes: Members): Record<string, unknown> => {
  const roots: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(changes)) {
    const [root = '', ...rest] = path.split('.')
    const last = rest.pop()
    if (last === undefined) {
      roots[root] = value
      continue
    }
    roots[root] ??= structuredClone(memberAt(document, root) ?? {})
    let at = roots[root] as Record<string, unknown>
    for (const name of rest) at = (at[name] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return roots
}

/** What takes changes of a document back: each changed member as it was, one that was not there at all emptied (`null`). */
export const changesBack = (document: unknown, changes: Members): Members =>
  Object.fromEntries(
    Object.keys(changes).map((path) => {
      const [root = ''] = path.split('.')
      return memberAt(document, root) === undefined ? [root, null] : [path, memberAt(document, path)]
    }),
  )

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A member that two people changed, each another way. */
export type Conflict = { path: string; base: unknown; theirs: unknown; mine: unknown }

/**
 * Puts somebody's changes on a document that somebody else has changed since it was read. What only the other changed is
 * taken, what only this one changed stays, what both changed alike is no conflict.
 */
export const mergeMembers = (
  base: unknown,
  theirs: unknown,
  changes: Members,
): { changes: Members; conflicts: readonly Conflict[] } => {
  const merged: Record<string, unknown> = {}
  const conflicts: Conflict[] = []
  for (const [path, mine] of Object.entries(changes)) {
    const [before, now] = [memberAt(base, path), memberAt(theirs, path)]
    if (isSame(now, mine)) continue
    if (isSame(before, now)) merged[path] = mine
    else conflicts.push({ path, base: before, theirs: now, mine })
  }
  return { changes: merged, conflicts }
}
