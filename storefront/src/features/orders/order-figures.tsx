import { useText } from '../../lib/i18n/text.tsx'
import { BasketFigures } from '../basket/index.ts'
import { messages } from './messages.ts'
import { billedOf, type Order } from './order.ts'

/** The bill of an order: what was agreed, nothing is calculated anew. */
export const OrderFigures = ({ order }: { order: Order }) => {
  const t = useText()
  return <BasketFigures basket={billedOf(order)} final title={t(messages.summary)} />
}
