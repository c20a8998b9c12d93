import { useState } from 'react'
import { baskets } from '../../api/baskets.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { type Basket, basketQuery, linesOf, useAtChosenStore, useBasketWrite } from '../basket/index.ts'
import { messages } from './messages.ts'

/** Goods the store is short of: how many, or metres, there are. */
export type Short = { productId: string; available: number }

type Goods = { items: readonly NewLine[]; name: string }

/** Lines one call of the basket takes. */
const batchSize = 100

/**
 * Adds a list in one press. What the store is short of is left out and told, so that one missing tube does not keep a
 * roof from the cart. For 8 s one press takes everything out again; lines that were there before have what they had.
 */
export const useAddGoods = () => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const atStore = useAtChosenStore()
  const [short, setShort] = useState<readonly Short[]>([])
  const undo = useBasketWrite((its, basketId, body: { itemId: string; quantity: number }[]) =>
    its.call(baskets.updateItemsInBasket, { params: { basketId }, body }),
  )
  const write = useBasketWrite(
    async (its, basketId, { items }: Goods) => {
      const { basket, missing } = await addWhatThereIs(its, basketId, atStore(items))
      setShort(missing)
      return basket
    },
    ({ items }) => items.map(({ productId }) => productId),
    ({ items, name }) => ({ kind: 'add', items, product: { name } }),
  )
  const add = (goods: Goods) => {
    const before = env.queries.getQueryData<Basket | null>(basketQuery(env).queryKey)
    const failed = () => show({ title: t(messages.failed), tone: 'error' })
    write.mutate(goods, {
      onSuccess: (after) => {
        const changed = changedLines(before, after)
        if (after?.waiting || changed.length === 0) return
        show({
          title: t(messages.addedCount, { n: changed.length }),
          duration: 8000,
          action: { label: t(messages.undo), onPress: () => void undo.mutateAsync(changed).catch(failed) },
        })
      },
    })
  }
  return { ...write, add, short }
}

/** Lines with more than before, and how many they had: none for those that are new. */
const changedLines = (before: Basket | null | undefined, after: Basket | null) => {
  const had = new Map(linesOf(before).map(({ itemId, quantity }) => [itemId, quantity]))
  return linesOf(after).flatMap(({ itemId, quantity }) =>
    itemId !== undefined && (had.get(itemId) ?? 0) !== quantity
      ? [{ itemId, quantity: had.get(itemId) ?? 0 }]
      : [],
  )
}

const addWhatThereIs = async (env: Env, basketId: string, items: readonly NewLine[]) => {
  const missing: Short[] = []
  let basket: Basket | undefined
  for (let at = 0; at < items.length; at += batchSize) {
    basket = (await addBatch(env, basketId, items.slice(at, at + batchSize), missing)) ?? basket
  }
  if (!basket) throw new Error('nothing to add')
  return { basket, missing }
}

const addBatch = async (env: Env, basketId: string, items: readonly NewLine[], missing: Short[]) => {
  for (;;) {
    const left = items.filter(({ productId }) => !missing.some((short) => short.productId === productId))
    if (left.length === 0) return undefined
    try {
      return await env.call(baskets.addItemToBasket, { params: { basketId }, body: left })
    } catch (problem) {
      const short = shortOf(problem)
      const known = left.some(({ productId }) => productId === short?.productId)
      if (!short || !known || items.length < 2) throw problem
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
