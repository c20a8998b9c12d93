import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import type { Added, useAddToBasket } from '../basket/index.ts'
import { messages as general } from './messages.ts'
import { decisionMessages as messages } from './product-messages.ts'

type AddButtonProps = {
  add: ReturnType<typeof useAddToBasket>
  added: Added
  disabled: boolean
  byQuote: boolean
  outOfStock: boolean
  /** Beside other things in the bar on phones. */
  compact?: boolean
}

/** Puts what is wanted in the basket; the dialog that follows is the basket's. */
export const AddButton = ({ add, added, disabled, byQuote, outOfStock, compact }: AddButtonProps) => {
  const t = useText()
  const text = outOfStock ? general.outOfStock : byQuote ? messages.addToQuote : messages.add
  return (
    <Button
      size={compact ? 'medium' : 'large'}
      wide
      {...(compact ? {} : { icon: 'cart' as const })}
      disabled={disabled}
      pending={add.isPending}
      pendingLabel={t(messages.adding)}
      onClick={() => add.mutate(added)}
    >
      {t(text)}
    </Button>
  )
}
