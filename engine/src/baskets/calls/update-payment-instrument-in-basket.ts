import type { Operation } from '../../kernel/operation.ts'
import { findInstrument } from '../checkout/find-instrument.ts'
import { checkInstrument } from '../checkout/payment-rules.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Changes an instrument; what is not sent stays. Clients send the amount to keep it in step: ours always is. */
export const updatePaymentInstrumentInBasket = (async (ctx, { params, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket, { country }) => {
        const held = findInstrument(basket, params.paymentInstrumentId)
        const { token, ...shown } = held.card ?? {}
        const card = { ...shown, ...(token === undefined ? {} : { creditCardToken: token }) }
        const changed = checkInstrument(held.id, basket, country, {
          paymentMethodId: body.paymentMethodId ?? held.methodId,
          paymentCard: { ...card, ...body.paymentCard },
          c_transaction_id: body.c_transaction_id ?? held.transactionId ?? null,
        })
        basket.paymentInstruments = basket.paymentInstruments.map((one) => (one === held ? changed : one))
      },
    }),
  )) satisfies Operation<typeof basketsContract.updatePaymentInstrumentInBasket>
