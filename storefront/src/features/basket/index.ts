export { AddedDialogHost } from './mini/added-dialog-host.tsx'
export { BasketActions } from './basket-actions.tsx'
export { BasketFigures } from './basket-figures.tsx'
export { BasketKeeperHost } from './basket-keeper-host.tsx'
export { BasketLines } from './lines/basket-lines.tsx'
export { CutText, LineOptions, LinePromise } from './lines/line-facts.tsx'
export { chosenOptions } from './lines/chosen-options.ts'
export { bringOfflineParts } from './offline/bring-offline-parts.ts'
export { CartChanges, SavedLines, WaitingLines } from './offline/kept-parts.tsx'
export { LinePrice } from './lines/line-price.tsx'
export { messages as basketMessages } from './messages.ts'
export { MiniBasketButton } from './mini/mini-basket-button.tsx'
export {
  type Basket,
  type BasketLine,
  flowOf,
  isMissingMetres,
  lengthTotalsOf,
  linesOf,
  piecesIn,
} from './basket.ts'
export type { BasketChange } from './offline/basket-changes.ts'
export { useBasketChanges } from './offline/use-basket-changes.ts'
export { basketQuery } from './basket-query.ts'
export type { NewLine } from '../../api/line-change.ts'
export { type Added, useAddToBasket } from './use-add-to-basket.ts'
export { PromoCodes } from './coupons/promo-codes.tsx'
export { PromotionsApplied } from './coupons/promotions-applied.tsx'
export { quoteAfterLogin } from './quote-path.ts'
export { stockMessages } from './lines/stock-messages.ts'
export { useSaveForLater } from './saved/use-save-for-later.ts'
export { useBasket } from './use-basket.ts'
export { keepBasket, useBasketWrite } from './use-basket-write.ts'
export { useRemoveItem, useUpdateBasketEmail } from './writes.ts'
