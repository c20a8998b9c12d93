import type { Ctx } from '../kernel/context.ts'
import { cardProcessor } from './card-processor.ts'
import type { PaymentMethodId } from './payment.ts'
import { paypalProcessor } from './paypal-processor.ts'
import type { Processor } from './processor.ts'

type Shop = Pick<Ctx, 'gateways' | 'publicOrigin' | 'locale'>

/** Who takes the money of a method; undefined for transfers, and for what the shop has not configured. */
export const processorOf = (ctx: Shop, method: PaymentMethodId): Processor | undefined => {
  const { card, paypal } = ctx.gateways
  if (method === 'CREDIT_CARD' && card) return cardProcessor(card, ctx)
  return method === 'PAYPAL' && paypal ? paypalProcessor(paypal) : undefined
}

/** Whether the shop can take an order with this method. */
export const isPayable = (ctx: Shop, method: PaymentMethodId): boolean =>
  method === 'BANK_TRANSFER' || processorOf(ctx, method) !== undefined
