import type { Ctx } from '../kernel/context.ts'
import { card, paypal } from '../payment-methods/index.ts'
import { cardProcessor } from './card-processor.ts'
import { paypalProcessor } from './paypal-processor.ts'
import type { Processor } from './processor.ts'

/** The vendors behind the ways to pay; a way that is not here is money that a person brings. */
const processors = new Map<string, (ctx: Ctx) => Processor | undefined>([
  [card.id, (ctx) => ctx.gateways.card && cardProcessor(ctx.gateways.card, ctx)],
  [paypal.id, ({ gateways }) => gateways.paypal && paypalProcessor(gateways.paypal)],
])

/** Who takes the money of a method; undefined where a person brings it, and for what the shop has not configured. */
export const processorOf = (ctx: Ctx, id: string): Processor | undefined => processors.get(id)?.(ctx)

/** Who takes money for this shop and can tell what moved, by the way to pay. */
export const listedProcessors = (ctx: Ctx): { method: string; processor: Processor }[] =>
  [...processors.keys()].flatMap((method) => {
    const processor = processorOf(ctx, method)
    return processor ? [{ method, processor }] : []
  })
