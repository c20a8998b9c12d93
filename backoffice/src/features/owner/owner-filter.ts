import { isEmpty, isOneOf, anyOf, type SearchQuery } from '../../api/search-query.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'

/** As the address names what belongs to nobody. */
const nobody = 'none'

type Owned = { owner?: { id: string; name: string } | undefined }
type Self = { userId: string; name: string }

/** Whose things can be asked for: one's own, nobody's, and those of whoever owns some of what is shown. */
export const ownerOptions = (t: Translate, { userId, name }: Self, rows: readonly Owned[]) => {
  const others = new Map(rows.flatMap(({ owner }) => (owner ? [[owner.id, owner.name] as const] : [])))
  others.delete(userId)
  return [
    { value: userId, title: name },
    { value: nobody, title: t(messages.nobody) },
    ...[...others]
      .map(([value, title]) => ({ value, title }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
  ]
}

/** Things of these owners; undefined for none. */
export const isOwnedBy = (owners: readonly string[] = []): SearchQuery | undefined =>
  anyOf(
    isOneOf(
      'ownerId',
      owners.filter((id) => id !== nobody),
    ),
    owners.includes(nobody) ? isEmpty('ownerId') : undefined,
  )
