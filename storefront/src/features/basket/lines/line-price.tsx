import { useText } from '../../../lib/i18n/text.tsx'
import { Price } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'

/** What a line costs, with the unit price above one piece (S5.057, S5.058), both as they are charged; nothing for guests. */
export const LinePrice = ({ line, className }: { line: BasketLine; className?: string | undefined }) => {
  const t = useText()
  const money = useMoney()
  if (line.price === undefined || line.basePrice === undefined) return null
  const after = line.priceAfterItemDiscount ?? line.price
  // A promotion of the line lowers its unit too.
  const share = after < line.price ? after / line.price : 1
  const unit = (line.pricePerUnit ?? line.basePrice) * share
  const cut = line.c_lengthMetersToBuy !== undefined
  const note = cut
    ? t(messages.perMetre, { price: money(unit, line.currency) })
    : line.quantity > 1 && !line.type?.set
      ? t(line.c_unit ? messages.perUnit : messages.each, {
          price: money(line.basePrice * share, line.currency),
          unit: line.c_unit ?? '',
        })
      : undefined
  return (
    <Price
      current={money(after, line.currency)}
      {...(after < line.price ? { list: money(line.price, line.currency) } : {})}
      {...(note ? { note } : {})}
      {...(className ? { className } : {})}
    />
  )
}
