import { type BasketLine, LinePromise } from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { PromiseLine } from '../../ui/index.ts'
import { messages } from './shipping-messages.ts'

/** How the shopper gets a line: where and when it is picked up, or that it is brought (the delivery has one day). */
export const LineDeliveryChoice = ({ line }: { line: BasketLine }) => {
  const t = useText()
  if (line.c_pickUpProduct) return <LinePromise line={line} />
  return <PromiseLine tone="plain">{t(messages.delivery)}</PromiseLine>
}
