import { useMoney } from '../../features/market/index.ts'
import {
  type Order,
  orderMessages,
  stateOf,
  useOrderGoods,
  useOrderTime,
} from '../../features/orders/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge, EntryLink } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Number, day, state, what it holds and what it cost; the whole leads to the order. */
export const OrderCard = ({ order }: { order: Order }) => {
  const t = useText()
  const orderTime = useOrderTime()
  const money = useMoney()
  const { text, tone } = stateOf(order)
  const goodsOf = useOrderGoods()
  return (
    <EntryLink
      as={Link}
      href={`/account/orders/${encodeURIComponent(order.orderNo)}`}
      title={t(orderMessages.number, { orderNo: order.orderNo })}
      badge={<Badge tone={tone}>{t(text)}</Badge>}
      detail={orderTime(order.creationDate, order.c_country)}
      pictures={order.productItems.map(({ c_image }) => c_image?.link)}
      holds={goodsOf(order)}
      amount={money(order.orderTotal, order.currency)}
      see={t(messages.see)}
    />
  )
}
