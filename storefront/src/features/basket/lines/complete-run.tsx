import { useText } from '../../../lib/i18n/text.tsx'
import { Button } from '../../../ui/index.ts'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'
import { useUpdateItem } from '../writes.ts'

type CompleteRunProps = { line: BasketLine; missingMetres: number }

/** Adds as many pieces of a line as its product lacks to its run, with one press. */
export const CompleteRun = ({ line, missingMetres }: CompleteRunProps) => {
  const t = useText()
  const update = useUpdateItem()
  const { itemId, quantity, c_lengthMetersToBuy: length = 0 } = line
  if (length <= 0 || missingMetres <= 0 || line.c_priceQuote !== undefined) return null
  const pieces = Math.ceil(Math.round((missingMetres / length) * 1000) / 1000)
  return (
    <p>
      <Button
        variant="secondary"
        size="small"
        pending={update.isPending}
        pendingLabel={t(messages.updating)}
        onClick={() => update.mutate({ itemId, quantity: quantity + pieces })}
      >
        {t(messages.completeRun, { n: pieces })}
      </Button>
    </p>
  )
}
