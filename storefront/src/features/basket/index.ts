export type { NewLine } from '../../api/line-change.ts'
export {
  type Basket,
  type BasketLine,
  flowOf,
  isMissingMetres,
  isMixed,
  isPickedUp,
  lengthTotalsOf,
  linesOf,
  piecesIn,
} from './basket.ts'
export { BasketActions } from './basket-actions.tsx'
export { BasketFigures, type Billed } from './basket-figures.tsx'
export { basketQuery } from './basket-query.ts'
export { PromoCodes } from './coupons/promo-codes.tsx'
export { PromotionsApplied } from './coupons/promotions-applied.tsx'
export { LazyBasketSync } from './lazy-basket-sync.tsx'
export { LazyDeliveryAction } from './lazy-delivery-action.tsx'
export { BasketLines } from './lines/basket-lines.tsx'
export { ChangeLineButton } from './lines/change-line-button.tsx'
export { LineOptions, LinePromise, LineQuantity, useLineCount } from './lines/line-details.tsx'
export { LinePrice } from './lines/line-price.tsx'
export { reorderOptions } from './lines/reorder-options.ts'
export { stockMessages } from './lines/stock-messages.ts'
export { messages as basketMessages } from './messages.ts'
export { LazyAddedDialog } from './mini/lazy-added-dialog.tsx'
export { MiniBasketButton } from './mini/mini-basket-button.tsx'
export type { BasketChange } from './offline/basket-changes.ts'
export { preloadOfflineCode } from './offline/preload-offline-code.ts'
export { CartChanges, SavedLines, WaitingLines } from './offline/stored-cart-parts.tsx'
export { useBasketChanges } from './offline/use-basket-changes.ts'
export { quoteAfterLogin } from './quote-path.ts'
export { useSaveForLater } from './saved/use-save-for-later.ts'
export { type Added, useAddToBasket } from './use-add-to-basket.ts'
export { useAtChosenStore } from './use-at-chosen-store.ts'
export { useBasket } from './use-basket.ts'
export { cacheBasket, useBasketWrite } from './use-basket-write.ts'
export { useMethods, useUpdateMethod } from './use-methods.ts'
export { useRemoveItem, useUpdateBasketEmail, useUpdateWay } from './writes.ts'
