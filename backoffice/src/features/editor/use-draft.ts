import { useEffect, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { storageKeys } from '../../lib/storage.ts'
import { readDraft, writeDraft } from '../../lib/stored-draft.ts'

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
