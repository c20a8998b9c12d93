import { useMemo, useRef, useState } from 'react'
import { baskets } from '../../api/baskets.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { type Basket, basketQuery, useAtChosenStore, useBasket, useBasketWrite } from '../basket/index.ts'
import { type AddedList, addedMmIn, grownLines, piecesByLine } from './added-list.ts'
import { messages } from './messages.ts'

/** Goods the store is short of: how many, or metres, there are. */
export type Short = { productId: string; available: number }

type Goods = { items: readonly NewLine[]; name: string }

/** Lines one call of the basket takes. */
const batchSize = 100

/**
 * Adds a list, `items`, in one press. What the store is short of is left out and told, so that one missing tube does not keep
 * a roof from the cart. For 8 s one press takes everything out again; lines that were there before have what they had. What
 * is said of an earlier list is not said of this one: `error`, `linesInCart` (of `lineCount`) and `addedMm`, millimetres by SKU that
 * the cart holds of the list since it was added, are of these very items.
 */
export const useAddGoods = (items: readonly NewLine[]) => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const atStore = useAtChosenStore()
  const [short, setShort] = useState<readonly Short[]>([])
  const { data: cart } = useBasket()
  const [added, setAdded] = useState<AddedList>()
  const piecesBefore = useRef<ReadonlyMap<string, number>>(new Map())
  const setBefore = (goods: Goods, before: Basket | null | undefined) => {
    setShort([])
    piecesBefore.current = piecesByLine(before)
    setAdded({ items: goods.items, piecesBefore: piecesBefore.current })
  }
  const undo = useBasketWrite(async (its, basketId, body: { itemId: string; quantity: number }[], before) => {
    let basket = before
    for (let at = 0; at < body.length; at += batchSize) {
      const batch = body.slice(at, at + batchSize)
      basket = await its.call(baskets.updateItemsInBasket, { params: { basketId }, body: batch })
    }
    return basket
  })
  const write = useBasketWrite(
    async (its, basketId, goods: Goods, before) => {
      // A cart that was still to come when the button was pressed is known by now.
      setBefore(goods, before)
      const { basket, missing } = await addWhatThereIs(its, basketId, atStore(goods.items))
      setShort(missing)
      if (!basket) throw new Error('the store has none of the list')
      return basket
    },
    (goods) => goods.items.map(({ productId }) => productId),
    (goods) => ({ kind: 'add', items: goods.items, product: { name: goods.name } }),
  )
  const add = (name: string) => {
    const goods = { items, name }
    setBefore(goods, env.queries.getQueryData<Basket | null>(basketQuery(env).queryKey))
    const failed = () => show({ title: t(messages.failed), tone: 'error' })
    write.mutate(goods, {
      onSuccess: (after) => {
        const grown = grownLines(after, piecesBefore.current)
        if (after?.waiting || grown.length === 0) return
        const body = grown.map(({ itemId, before }) => ({ itemId, quantity: before }))
        show({
          title: t(messages.addedCount, { n: grown.length }),
          duration: 8000,
          action: { label: t(messages.undo), onPress: () => void undo.mutateAsync(body).catch(failed) },
        })
      },
    })
  }
  const isThisList = added !== undefined && JSON.stringify(added.items) === JSON.stringify(items)
  const addedMm = useMemo(() => (isThisList ? addedMmIn(cart, added) : undefined), [isThisList, cart, added])
  // What waits for a signal is in the cart too; the cart shows it apart.
  const isQueued = !cart || Boolean(cart.waiting)
  const isAdded = isThisList && write.isSuccess
  return {
    add,
    isPending: write.isPending,
    error: isThisList ? write.error : null,
    lineCount: items.length,
    linesInCart: isAdded ? items.filter(({ productId }) => isQueued || addedMm?.has(productId)).length : 0,
    short,
    addedMm,
  }
}

/** How a list that a page shows is added to the cart. */
export type AddGoods = ReturnType<typeof useAddGoods>

const addWhatThereIs = async (env: Env, basketId: string, items: readonly NewLine[]) => {
  const missing: Short[] = []
  let basket: Basket | undefined
  for (let at = 0; at < items.length; at += batchSize) {
    basket = (await addBatch(env, basketId, items.slice(at, at + batchSize), missing)) ?? basket
  }
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
