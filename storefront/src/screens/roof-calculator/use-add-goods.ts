import { useState } from 'react'
import { baskets } from '../../api/baskets.ts'
import type { Env } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { isProblem } from '../../api/problem.ts'
import { useBasketWrite } from '../../features/basket/index.ts'

/** Goods the store is short of: how many, or metres, there are. */
export type Short = { productId: string; available: number }

type Goods = { items: readonly NewLine[]; name: string }

/**
 * Adds a list in one press. What the store is short of is left out and told, so that one missing tube does not keep a
 * roof from the cart.
 */
export const useAddGoods = () => {
  const [short, setShort] = useState<readonly Short[]>([])
  const write = useBasketWrite(
    async (env, basketId, { items }: Goods) => {
      const { basket, missing } = await addWhatThereIs(env, basketId, items)
      setShort(missing)
      return basket
    },
    ({ items }) => items.map(({ productId }) => productId),
    ({ items, name }) => ({ kind: 'add', items, product: { name } }),
  )
  return { ...write, short }
}

const addWhatThereIs = async (env: Env, basketId: string, items: readonly NewLine[]) => {
  const missing: Short[] = []
  for (;;) {
    const left = items.filter(({ productId }) => !missing.some((short) => short.productId === productId))
    try {
      const body = [...left]
      return { basket: await env.call(baskets.addItemToBasket, { params: { basketId }, body }), missing }
    } catch (problem) {
      const short = shortOf(problem)
      const known = left.some(({ productId }) => productId === short?.productId)
      if (!short || !known || left.length < 2) throw problem
      missing.push(short)
    }
  }
}

/** What a refusal says is short. */
export const shortOf = (problem: unknown): Short | undefined => {
  if (!isProblem(problem, 'product-item-not-available')) return undefined
  const { productId, available } = problem.members
  return typeof productId === 'string' && typeof available === 'number' ? { productId, available } : undefined
}
