import type { Answer, Input } from '../../../engine/src/kernel/contract.ts'
import type { basketsContract } from '../../../engine/src/baskets/contract.ts'
import { baskets } from './baskets.ts'
import type { Env } from './env.tsx'

type Basket = Answer<typeof basketsContract.getBasket>

type WireLine = Input<typeof basketsContract.addItemToBasket>['body'][number]

/**
 * A line to add: so many pieces, for goods cut to length of so many metres each, with what is chosen along with the
 * product where that is not what comes by itself.
 */
export type NewLine = Pick<WireLine, 'productId' | 'c_store' | 'optionItems' | 'c_position'> & {
  quantity: number
  /** Unlike the contract's, never null: a new line has nothing to take away. */
  c_lengthMetersToBuy?: number
}

/** What an offline line shows of its product: no price. */
export type AddedProduct = {
  name: string
  image?: string
  alt?: string
  choices?: readonly { label: string; value: string }[]
}

/** What changes of a row; `c_store` is the row's own store (S4.021). */
export type ItemChange = Partial<Pick<NewLine, 'quantity' | 'c_lengthMetersToBuy' | 'c_store'>> &
  Pick<WireLine, 'c_pickUpProduct'> & { itemId: string }

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
