import { mmToMetres } from '../../../../facts/length.ts'
import type { Ctx } from '../../kernel/context.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { Static } from '../../kernel/schema.ts'
import { type Basket, type BasketLine, isSameLine } from '../basket.ts'
import type { ChangedItem, NewItem } from '../bodies.ts'
import type { Goods } from '../prices/load-pricing-inputs.ts'
import { productItemNotFound } from '../problems.ts'
import { firstShipmentId, shipmentNamed } from '../shipments.ts'
import { applyGiftRequest } from './gift-rules.ts'
import { chooseOptions } from './line-options.ts'
import { applyLineRequest, checkLength, checkQuantity, type LineRequest, sellableFor } from './line-rules.ts'

/** Lines a basket may hold: far above any order, far below what would make a call slow. */
const maxLines = 300

export type NewLine = Static<typeof NewItem>
export type ChangedLine = Static<typeof ChangedItem>

/** `inventoryId` is how clients of the contract name a store. */
const withStore = <W extends LineRequest & Pick<NewLine, 'inventoryId'>>(wishes: W, { stock }: Goods): W => {
  if (wishes.c_store !== undefined || wishes.inventoryId === undefined) return wishes
  const store = stock.stores.find(({ inventoryId }) => inventoryId === wishes.inventoryId)
  return store ? { ...wishes, c_store: store.id } : wishes
}

export const findLine = (basket: Basket, itemId: string): BasketLine => {
  const line = basket.lines.find((one) => one.itemId === itemId)
  if (!line) {
    throw productItemNotFound(`No item with ID '${itemId}' is in the basket.`, {
      basketId: basket.id,
      itemId,
    })
  }
  return line
}

export const removeLine = (basket: Basket, itemId: string): void => {
  const line = findLine(basket, itemId)
  basket.lines = basket.lines.filter((one) => one !== line)
}

/** Adds pieces: to the line of the same product and length where there is one, else as a new line, the last if no place is named. */
export const addLine = (ctx: Pick<Ctx, 'newId'>, basket: Basket, goods: Goods, item: NewLine): void => {
  const shipmentId = shipmentNamed(basket, item.shipmentId ?? firstShipmentId)
  const sellable = sellableFor(goods.bySku, item.productId)
  const lengthMm = checkLength(item.c_lengthMetersToBuy, sellable)
  const quantity = item.quantity ?? 1
  if (!Number.isInteger(quantity) || quantity < 1) checkQuantity(quantity, sellable)
  const line: BasketLine = { itemId: ctx.newId.hex(), productId: sellable.sku, quantity, pickUp: false }
  if (lengthMm !== undefined) line.lengthMm = lengthMm
  if (shipmentId !== undefined) line.shipmentId = shipmentId
  line.options = chooseOptions(sellable, item.optionItems)
  // The store chosen for the basket holds for what comes later too.
  const chosenForAll = basket.lines.find((one) => one.storeId && !one.storeChosen)?.storeId
  if (chosenForAll !== undefined) line.storeId = chosenForAll
  line.gift = applyGiftRequest(undefined, item)
  const same = basket.lines.find((one) => isSameLine(one, line))
  const target = same ?? line
  target.quantity = checkQuantity(same ? same.quantity + quantity : quantity, sellable)
  const chosenBefore = target.storeChosen
  applyLineRequest(target, withStore(item, goods))
  // A store sent along with a product is the one the shopper shops at; only pickup there is a choice for this line.
  if (item.c_pickUpProduct !== true) target.storeChosen = chosenBefore
  if (same) return
  if (basket.lines.length >= maxLines) throw badRequest(`A basket holds at most ${maxLines} lines.`)
  basket.lines.splice(item.c_position ?? basket.lines.length, 0, line)
}

const requestedGoods = (line: BasketLine, item: ChangedLine) => {
  const product = item.productId !== undefined && item.productId !== line.productId
  const quantity = item.quantity !== undefined && item.quantity !== line.quantity
  const options = item.optionItems !== undefined
  return { product, quantity, options, length: item.c_lengthMetersToBuy !== undefined }
}

/** Tells whether it is another thing, or more of it, afterwards. */
const changeGoods = (line: BasketLine, item: ChangedLine, goods: Goods): boolean => {
  const { product, quantity, length, options } = requestedGoods(line, item)
  if (!product && !quantity && !length && !options) return false
  if (line.agreed) {
    throw badRequest('A line with an agreed price can only be removed.', { itemId: line.itemId })
  }
  const sellable = sellableFor(goods.bySku, item.productId ?? line.productId)
  if (product || length) {
    const held = line.lengthMm === undefined ? undefined : mmToMetres(line.lengthMm)
    const lengthMm = checkLength(item.c_lengthMetersToBuy ?? held, sellable)
    line.productId = sellable.sku
    line.lengthMm = lengthMm
  }
  if (product || options) {
    line.options = chooseOptions(sellable, item.optionItems, product ? [] : line.options)
  }
  line.quantity = checkQuantity(item.quantity ?? line.quantity, sellable)
  return true
}

/** Lets a line go with another shipment, from whichever store serves that. Tells whether it does. Problem: 404. */
const moveLine = (basket: Basket, line: BasketLine, to: string | undefined): boolean => {
  if (to === undefined) return false
  const shipmentId = shipmentNamed(basket, to)
  if (shipmentId === line.shipmentId) return false
  line.shipmentId = shipmentId
  line.storeId = undefined
  line.storeChosen = undefined
  return true
}

const joinSame = (basket: Basket, line: BasketLine, goods: Goods) => {
  const same = basket.lines.find((one) => one !== line && isSameLine(one, line))
  if (!same) return
  line.quantity = checkQuantity(line.quantity + same.quantity, sellableFor(goods.bySku, line.productId))
  basket.lines = basket.lines.filter((one) => one !== same)
}

/** Changes one line; quantity 0 takes it out. Two lines that become the same thing become one. */
export const changeLine = (basket: Basket, itemId: string, item: ChangedLine, goods: Goods): void => {
  const line = findLine(basket, itemId)
  const isMoved = moveLine(basket, line, item.shipmentId)
  if (item.quantity === 0) return removeLine(basket, itemId)
  const isChanged = changeGoods(line, item, goods)
  if (isMoved || isChanged) joinSame(basket, line, goods)
  applyLineRequest(line, withStore(item, goods))
}

/** The store chosen for some lines: it serves each whose own store the shopper did not choose (S4.021). */
export const chooseStore = ({ lines }: Pick<Basket, 'lines'>, storeId: string | undefined): void => {
  if (storeId === undefined) return
  for (const line of lines) if (!line.storeChosen) line.storeId = storeId
}
