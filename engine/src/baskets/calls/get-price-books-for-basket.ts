import type { Operation } from '../../kernel/operation.ts'
import { priceBook } from '../../products/index.ts'
import type { clientContract } from '../client-contract.ts'
import { loadBasket } from '../with-basket.ts'

/** The price books of the basket's country, the one that decides first. */
export const getPriceBooksForBasket = (async (ctx, { params }) => {
  const { basket } = await loadBasket(ctx, params.basketId)
  return [priceBook(basket.country, 'sale'), priceBook(basket.country, 'list')]
}) satisfies Operation<typeof clientContract.getPriceBooksForBasket>
