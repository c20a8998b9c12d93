export {
  type Basket,
  type BasketFlow,
  type BasketLine,
  flowOf,
  isMissingMetres,
  type LengthTotal,
  lengthTotalsOf,
  linesOf,
  piecesIn,
} from './basket.ts'
export { basketQuery, ensureBasket } from './basket-query.ts'
export { type Added, type NewLine, useAddToBasket } from './use-add-to-basket.ts'
export { useBasket } from './use-basket.ts'
export { keepBasket, useBasketWrite } from './use-basket-write.ts'
export {
  type ItemChange,
  useRemoveItem,
  useUpdateBasket,
  useUpdateBasketEmail,
  useUpdateItem,
} from './writes.ts'
