import { useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import type { BasketLine } from './basket.ts'
import { messages } from './messages.ts'
import { save } from './saved-lines.ts'
import { useRemoveItem } from './writes.ts'

/** Puts a line aside: out of the cart first, then onto the list. `stamp` grows with the list. */
export const useSaveForLater = () => {
  const t = useText()
  const show = useToast()
  const remove = useRemoveItem()
  const [stamp, setStamp] = useState(0)
  return {
    stamp,
    saveForLater: (line: BasketLine) =>
      remove.mutate(line.itemId, {
        onSuccess: () => {
          save(line)
          setStamp((before) => before + 1)
          show({ title: t(messages.savedForLater), tone: 'success' })
        },
        onError: () => show({ title: t(messages.failed), tone: 'error' }),
      }),
  }
}
