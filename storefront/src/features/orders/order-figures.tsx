import { BasketFigures } from '../basket/index.ts'
import { billedOf, type Order } from './order.ts'

/** The bill of an order: what was agreed, nothing is calculated anew. */
export const OrderFigures = ({ order }: { order: Order }) => <BasketFigures basket={billedOf(order)} final />
