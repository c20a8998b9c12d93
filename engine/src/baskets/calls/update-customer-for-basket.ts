import type { Operation } from '../../kernel/operation.ts'
import { checkEmail } from '../checkout/customer-email.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** The e-mail of the order. Who owns the basket is the token's business, whatever else is sent. */
export const updateCustomerForBasket = (async (ctx, { params, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        basket.email = checkEmail(body.email)
      },
    }),
  )) satisfies Operation<typeof basketsContract.updateCustomerForBasket>
