import { useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { useToast } from '../../../ui/index.ts'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'
import { useRemoveItem } from '../writes.ts'

/** Saves a line for later: removes the line from the cart, then writes the list. `stamp` changes with the list. */
export const useSaveForLater = () => {
  const t = useText()
  const show = useToast()
  const { mutateAsync: remove } = useRemoveItem()
  const [stamp, setStamp] = useState(0)
  return {
    stamp,
    saveForLater: async (line: BasketLine) => {
      try {
        // Imported before the line is removed: a failed import afterwards would lose the line.
        const { saveLine: save } = await import('./saved-lines.ts')
        await remove(line.itemId)
        save(line)
        setStamp((before) => before + 1)
        show({ title: t(messages.savedForLater), tone: 'success' })
      } catch {
        show({ title: t(messages.failed), tone: 'error' })
      }
    },
  }
}
