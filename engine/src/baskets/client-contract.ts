import { badRequest, forbidden } from '../kernel/problem.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { Open, Type } from '../kernel/schema.ts'
import { ChangedShipment } from './bodies.ts'
import { BasketPath } from './contract.ts'
import {
  basketAlreadyExists,
  basketNotFound,
  basketNotPromotable,
  invalidShippingMethod,
  shipmentQuotaExceeded,
} from './problems.ts'
import { BasketShape } from './shapes.ts'

const Id = Type.String({ maxLength: 100 })
const of = <K extends string>(name: K) =>
  Type.Object({ basketId: Id, [name]: Id } as Record<'basketId' | K, typeof Id>)

/** For the tokens of agents and of the back office, which this shop gives to nobody: 403 for every shopper. */
const backOffice = <const P extends OperationContract['params']>(params: P) => ({
  params,
  body: Type.Optional(Type.Unknown()),
  answer: BasketShape,
  problems: [basketNotFound, forbidden],
})

export const clientContract = {
  createShipmentForBasket: {
    params: BasketPath,
    body: ChangedShipment,
    answer: BasketShape,
    problems: [basketNotFound, shipmentQuotaExceeded, invalidShippingMethod, badRequest],
  },
  /** Names of the price books the basket is reckoned by. */
  getPriceBooksForBasket: {
    params: BasketPath,
    answer: Type.Array(Type.String()),
    problems: [basketNotFound],
  },
  /** The tax inside each line's price; for guests none, since it tells the price. */
  getTaxesFromBasket: {
    params: BasketPath,
    answer: Open('Taxes', {
      taxes: Type.Record(
        Type.String(),
        Open('TaxItems', {
          taxItems: Type.Array(
            Open('TaxItem', { id: Type.String(), rate: Type.Number(), value: Type.Number() }),
          ),
        }),
      ),
    }),
    problems: [basketNotFound],
  },
  addPriceBooksToBasket: backOffice(BasketPath),
  addTaxesForBasket: backOffice(BasketPath),
  addTaxesForBasketItem: backOffice(of('itemId')),
  addPriceAdjustmentToBasket: backOffice(BasketPath),
  updatePriceAdjustmentInBasket: backOffice(of('priceAdjustmentId')),
  removePriceAdjustmentFromBasket: backOffice(of('priceAdjustmentId')),
  updateAsAgentBasket: backOffice(BasketPath),
  updateAsStorefrontBasket: backOffice(BasketPath),
  addGiftCertificateItemToBasket: backOffice(BasketPath),
  updateGiftCertificateItemInBasket: backOffice(of('giftCertificateItemId')),
  removeGiftCertificateItemFromBasket: backOffice(of('giftCertificateItemId')),
}

export const promoteContract = {
  promoteTemporaryBasket: {
    params: BasketPath,
    query: Type.Object({
      merge: Type.Optional(Type.Boolean()),
      overrideExisting: Type.Optional(Type.Boolean()),
    }),
    answer: BasketShape,
    problems: [basketNotFound, basketNotPromotable, basketAlreadyExists],
  },
}
