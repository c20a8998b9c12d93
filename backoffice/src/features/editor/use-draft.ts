import { useEffect, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'

const days = 7

/** What a person typed into a form and did not save; undefined where there is nothing, or it is older than a week. */
export const readDraft = <T>(key: string): T | undefined => {
  try {
    const { at, draft } = JSON.parse(recall(key) ?? '{}') as { at?: number; draft?: T }
    return at !== undefined && Date.now() - at < days * 86_400_000 ? draft : undefined
  } catch {
    return undefined
  }
}

export const writeDraft = (key: string, draft: unknown): void =>
  remember(key, draft === undefined ? undefined : JSON.stringify({ at: Date.now(), draft }))

/** The key of a form's draft, which is one person's. */
export const useDraftKey = (form: string): string => {
  const { person } = useSession()
  return storageKeys.draft(`${form}.${person.userId}`)
}

/** The state of a form for something new: this browser remembers it until it is saved, for a week. */
export const useDraft = <T extends object>(form: string, blank: T) => {
  const key = useDraftKey(form)
  const [value, setValue] = useState<T>(() => ({ ...blank, ...readDraft<T>(key) }))
  const isBlank = JSON.stringify(value) === JSON.stringify(blank)
  useEffect(() => writeDraft(key, isBlank ? undefined : value), [key, value, isBlank])
  return {
    value,
    isBlank,
    set: (change: Partial<T>) => setValue((before) => ({ ...before, ...change })),
    clear() {
      writeDraft(key, undefined)
      setValue(blank)
    },
  }
}
