import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Basket } from './basket.ts'

type Columns = Pick<Basket, 'country' | 'currency'> & { temporary?: boolean }

/** A new basket of the shopper, not yet stored. */
export const emptyBasket = (ctx: Ctx, { country, currency, temporary = false }: Columns): Basket => ({
  id: ctx.newId.hex(),
  customerId: knownShopper(ctx).customerId,
  temporary,
  country,
  currency,
  lines: [],
  paymentInstruments: [],
  coupons: [],
  createdAt: ctx.now,
  modifiedAt: ctx.now,
})
