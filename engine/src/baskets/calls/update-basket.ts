import type { Operation } from '../../kernel/operation.ts'
import { moveToCountry, requestedCountry } from '../checkout/basket-country.ts'
import { readPickupPerson } from '../checkout/pickup-person.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Currency, country, source code and who picks up; everything is calculated anew for the country. */
export const updateBasket = (async (ctx, { params, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      prepare: (basket) => moveToCountry(basket, requestedCountry(ctx.site, basket.country, body)),
      change: (basket) => {
        if (body.sourceCode !== undefined) basket.sourceCode = body.sourceCode ?? undefined
        if (body.c_personPicksUpData === undefined) return
        basket.personPicksUp = readPickupPerson(body.c_personPicksUpData)
      },
    }),
  )) satisfies Operation<typeof basketsContract.updateBasket>
