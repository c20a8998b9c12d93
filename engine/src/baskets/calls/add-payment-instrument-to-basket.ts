import type { Operation } from '../../kernel/operation.ts'
import { checkInstrument } from '../checkout/payment-rules.ts'
import type { basketsContract } from '../contract.ts'
import { paypalOrderOutdated } from '../problems.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Sets how the order is paid. One instrument pays all of it, so another one takes the first one's place. */
export const addPaymentInstrumentToBasket = (async (ctx, { params, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket, { country }) => {
        basket.paymentInstruments = [checkInstrument(ctx.newId.hex(), basket, country, body)]
      },
      verify: ({ basket }) => {
        if (basket.paymentInstruments.length > 0) return
        throw paypalOrderOutdated('The basket has changed since it was approved at PayPal.', {
          basketId: basket.id,
        })
      },
    }),
  )) satisfies Operation<typeof basketsContract.addPaymentInstrumentToBasket>
