import type { Operation } from '../../kernel/operation.ts'
import type { basketsContract } from '../contract.ts'
import { findInstrument } from '../checkout/find-instrument.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

export const removePaymentInstrumentFromBasket = (async (ctx, { params }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        const held = findInstrument(basket, params.paymentInstrumentId)
        basket.paymentInstruments = basket.paymentInstruments.filter((one) => one !== held)
      },
    }),
  )) satisfies Operation<typeof basketsContract.removePaymentInstrumentFromBasket>
