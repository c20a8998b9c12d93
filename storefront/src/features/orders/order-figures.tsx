import { useText } from '../../lib/i18n/text.tsx'
import { BasketFigures } from '../basket/index.ts'
import { messages } from './messages.ts'
import { type Order, orderFigures } from './order.ts'

/** The amounts of an order, as they were agreed: nothing is calculated again. */
export const OrderFigures = ({ order }: { order: Order }) => {
  const t = useText()
  return <BasketFigures basket={orderFigures(order)} final title={t(messages.summary)} />
}
