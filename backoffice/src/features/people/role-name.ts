import type { Translate } from '../../lib/i18n.ts'
import { roleMessages } from './role-messages.ts'

/** What a role is called; its id where it is not one of the given ten. */
export const roleName = (t: Translate, role: string): string => {
  const message = Object.entries(roleMessages).find(([id]) => id === role)?.[1]
  return message ? t(message) : role
}

/** A role in its place: “Mostrador · San Salvador Ejército”. */
export const assignmentName = (
  t: Translate,
  storeName: (storeId: string) => string,
  { role, country, storeId }: { role: string; country?: string; storeId?: string },
): string => {
  const place = storeId === undefined ? country : storeName(storeId)
  return `${roleName(t, role)} · ${place ?? t(roleMessages.everywhere)}`
}
