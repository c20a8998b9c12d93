import { useState } from 'react'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import type { Column } from './column.ts'

/** Which columns a person shows in a list, remembered by this browser. */
export const useColumns = <Row>(list: string, columns: readonly Column<Row>[]) => {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const known = recall(storageKeys.columns(list))
    const made = columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)
    return new Set(known === undefined ? made : known.split(','))
  })
  const [first] = columns
  return {
    shown: columns.filter(({ id }) => !hidden.has(id) || id === first?.id),
    isShown: (id: string) => !hidden.has(id),
    toggle(id: string) {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      remember(storageKeys.columns(list), [...next].join(','))
      setHidden(next)
    },
  }
}
