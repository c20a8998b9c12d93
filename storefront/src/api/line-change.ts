import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { basketsContract } from '../../../engine/src/baskets/contract.ts'
import { baskets } from './baskets.ts'
import type { Env } from './env.tsx'

type Basket = Answer<typeof basketsContract.getBasket>

export type NewLine = {
  productId: string
  quantity: number
  /** Metres of one piece, for goods cut to length. */
  c_lengthMetersToBuy?: number
  c_store?: string
  /** What is chosen along with it, where that is not what comes by itself. */
  optionItems?: { optionId: string; optionValueId: string }[]
  /** Where it goes among the lines, from 0; else it is the last. */
  c_position?: number
}

/** What is told of goods before the cart has them: no price. */
export type AddedProduct = {
  name: string
  image?: string
  alt?: string
  choices?: readonly { label: string; value: string }[]
}

export type ItemChange = {
  itemId: string
  quantity?: number
  c_lengthMetersToBuy?: number
  c_pickUpProduct?: boolean
  /** The row's own store (S4.021). */
  c_store?: string
}

/** A change of the basket's lines that makes sense later too; it tells no price. */
export type LineChange =
  | { kind: 'add'; items: readonly NewLine[]; product?: AddedProduct }
  | { kind: 'update'; item: ItemChange }
  | { kind: 'remove'; itemId: string }

/** Sends the change. The chosen store goes along as the platform's query parameter (S7.022). */
export const sendChange = (env: Env, basketId: string, change: LineChange): Promise<Basket> => {
  if (change.kind === 'add') {
    return env.call(baskets.addItemToBasket, { params: { basketId }, body: [...change.items] })
  }
  if (change.kind === 'remove') {
    return env.call(baskets.removeItemFromBasket, { params: { basketId, itemId: change.itemId } })
  }
  const { itemId, ...body } = change.item
  return env.call(baskets.updateItemInBasket, {
    params: { basketId, itemId },
    query: body.c_store ? { c_store: body.c_store } : {},
    body,
  })
}
