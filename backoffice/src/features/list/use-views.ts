import { useState } from 'react'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import type { View } from './column.ts'

const read = (list: string): View[] => {
  try {
    return JSON.parse(recall(storageKeys.views(list)) ?? '[]') as View[]
  } catch {
    return []
  }
}

/** Choices that a person has named, remembered by this browser; each change counts at once. */
export const useViews = (list: string) => {
  const [views, setViews] = useState(() => read(list))
  return {
    views,
    replace(next: readonly View[]) {
      remember(storageKeys.views(list), JSON.stringify(next))
      setViews([...next])
    },
  }
}
