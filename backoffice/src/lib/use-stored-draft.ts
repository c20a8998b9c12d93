import { useEffect, useState } from 'react'
import { storageKeys } from './storage.ts'
import { readDraft, writeDraft } from './stored-draft.ts'

/** What was typed into a form and not sent, remembered by this browser for a week. `form` names the form and its person. */
export const useStoredDraft = <T>(form: string) => {
  const key = storageKeys.draft(form)
  const [draft, setDraft] = useState(() => readDraft<T>(key))
  useEffect(() => writeDraft(key, draft), [draft, key])
  return [draft, setDraft] as const
}
