import { basketView, type BasketState, savePaypalOrder, loadBasket } from '../baskets/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { pageLink } from '../kernel/page-link.ts'
import { pagePaths } from '../kernel/page-routes.ts'
import { unavailable } from '../kernel/problem.ts'
import { paypal as paypalMethod, usdAmount, usdView } from '../payment-methods/index.ts'
import type { paypalContract } from './contract.ts'
import { basketNotPayable, paypalNotOffered } from './problems.ts'

/**
 * Makes an order at PayPal for the basket's total (S7.039) and notes it on the basket: only its approval pays, and only
 * that total. No lock is held while PayPal works. Problems: 404 where PayPal is not offered and for a foreign basket,
 * 400 without a total, 503 while PayPal is silent.
 */
export const createPaypalOrder = (async (ctx, { body }) => {
  const { paypal } = ctx.gateways
  const state = await loadBasket(ctx, body.basketId)
  if (!paypal || !state.inputs.country.paymentMethods.includes(paypalMethod.id)) {
    throw paypalNotOffered('PayPal is not accepted here.')
  }
  const totalMinor = payableTotal(state)
  const usd = usdAmount(ctx.site, state.basket.currency, totalMinor, ctx.now)
  if (!usd || usd.usdMinor < 1) throw paypalNotOffered('This total cannot be paid in US dollars.')
  const { orderId, approveUrl } = await paypal
    .createOrder(orderRequestOf(ctx, state, usd.usdMinor))
    .catch(() => {
      throw unavailable('PayPal does not answer.')
    })
  await savePaypalOrder(ctx, state.basket.id, { ...usd, id: orderId, totalMinor })
  return { orderId, c_approveUrl: approveUrl, ...usdView(usd) }
}) satisfies Operation<typeof paypalContract.createPaypalOrder>

const payableTotal = ({ basket, calculation }: BasketState): number => {
  const { kind, totalMinor } = calculation
  if (kind.isProductFinished && totalMinor !== undefined) return totalMinor
  throw basketNotPayable('The basket has no total that could be paid.', { basketId: basket.id })
}

const orderRequestOf = (ctx: Ctx, state: BasketState, amountMinor: number) => {
  const back = pageLink(ctx, pagePaths.paypalReturn)
  const names = basketView(ctx, state).productItems.map(
    ({ productName, productId }) => productName ?? productId,
  )
  return {
    requestId: ctx.newId.hex(),
    reference: state.basket.id,
    // The vendor takes 127 characters.
    description: names.join(', ').slice(0, 127),
    amountMinor,
    brandName: ctx.site.name.slice(0, 127),
    locale: ctx.locale,
    returnUrl: back,
    cancelUrl: `${back}?cancelled=1`,
  }
}
