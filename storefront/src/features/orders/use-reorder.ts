import { useState } from 'react'
import { baskets } from '../../api/baskets.ts'
import { isProblem } from '../../api/problem.ts'
import { type Basket, type NewLine, useAtChosenStore, useBasketWrite } from '../basket/index.ts'
import type { Order } from './order.ts'
import { type PriceChange, priceChanges, reorderLines } from './reorder-lines.ts'

/** What became of an order that was put into the cart again. */
export type Reordered = { added: number; left: readonly string[]; changed: readonly PriceChange[] }

/** Rejected because of the product itself, not because the network is down or the basket is locked. */
const isRefused = (problem: unknown) =>
  isProblem(problem, 400) || isProblem(problem, 404) || isProblem(problem, 409)

/**
 * Puts an order's lines into the cart: in one call where all are available, else one by one, and says which were not.
 * `reorder` rejects when there was no answer; lines that are in the cart by then stay.
 */
export const useReorder = (order: Order) => {
  const [pending, setPending] = useState(false)
  const atStore = useAtChosenStore()
  const { mutateAsync: add } = useBasketWrite(({ call }, basketId, lines: NewLine[]) =>
    call(baskets.addItemToBasket, { params: { basketId }, body: lines }),
  )
  const nameOf = (line: NewLine) =>
    order.productItems.find(({ productId }) => productId === line.productId)?.productName ?? line.productId
  const addEach = async (lines: readonly NewLine[]) => {
    let basket: Basket | undefined
    const left: string[] = []
    for (const line of lines) {
      try {
        basket = (await add([line])) ?? undefined
      } catch (problem) {
        if (!isRefused(problem)) throw problem
        left.push(nameOf(line))
      }
    }
    return { basket, left }
  }
  const reorder = async (): Promise<Reordered> => {
    const lines = atStore(reorderLines(order))
    setPending(true)
    try {
      const { basket, left } = await add(lines).then(
        (all) => ({ basket: all as Basket | undefined, left: [] as string[] }),
        (problem: unknown) => {
          if (!isRefused(problem)) throw problem
          return addEach(lines)
        },
      )
      return {
        added: lines.length - left.length,
        left,
        changed: basket ? priceChanges(order, basket) : [],
      }
    } finally {
      setPending(false)
    }
  }
  return { reorder, pending }
}
