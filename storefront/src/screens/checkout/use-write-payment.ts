import { placeOf } from '../../../../facts/address.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { baskets } from '../../api/baskets.ts'
import { deliveriesOf } from '../../api/shipments.ts'
import { type Basket, useBasketWrite } from '../../features/basket/index.ts'
import { storeApprovalMethod } from '../../features/checkout/index.ts'
import type { SavedAddress } from '../../features/customer/index.ts'
import { type InstrumentDetails, paymentMethodOf } from '../../features/payment-methods/index.ts'
import { type AddressValues, addressBody } from '../../features/places/index.ts'
import { type Presences, type TaxpayerValues, taxpayerBody } from '../../features/taxpayer/index.ts'

/** Where the invoice goes: as delivered, a saved address, one typed here, or one in another country. */
export type BillingPlace =
  | { kind: 'delivery' }
  | { kind: 'saved'; address: SavedAddress }
  | { kind: 'typed'; address: AddressValues }
  | { kind: 'abroad'; address: { countryCode: string; city: string; address1: string } }

export type Payment = {
  basket: Basket
  person: { firstName: string; lastName: string; phone: string }
  taxpayer: TaxpayerValues
  presences: Presences
  place: BillingPlace
  methodId: string
  /** What the method's own form asked for. */
  details: InstrumentDetails
}

const billingPlace = async (country: CountryCode, basket: Basket, place: BillingPlace) => {
  if (place.kind === 'typed') return addressBody(country, place.address)
  if (place.kind === 'abroad') return { address2: '', postalCode: '', stateCode: '', ...place.address }
  return placeOf(place.kind === 'saved' ? place.address : deliveriesOf(basket)[0]?.shipment.shippingAddress)
}

/** Invoice and payment: the address with the taxpayer first, then the one instrument in the place of any before. */
export const useWritePayment = () =>
  useBasketWrite(async (env, basketId, payment: Payment) => {
    const { basket, person, taxpayer, presences, place, methodId, details } = payment
    const phone = person.phone ? { phone: person.phone } : {}
    let latest = await env.call(baskets.updateBillingAddressForBasket, {
      params: { basketId },
      body: {
        ...(await billingPlace(env.country, basket, place)),
        firstName: person.firstName,
        lastName: person.lastName,
        ...phone,
        ...(presences.legalName === 'hidden' ? {} : { companyName: taxpayer.legalName.trim() }),
        ...taxpayerBody(taxpayer, presences),
      },
    })
    for (const { paymentInstrumentId } of basket.paymentInstruments ?? []) {
      latest = await env.call(baskets.removePaymentInstrumentFromBasket, {
        params: { basketId, paymentInstrumentId },
      })
    }
    const needsApproval = paymentMethodOf(methodId)?.Approval !== undefined
    storeApprovalMethod(needsApproval ? { basketId, methodId } : undefined)
    if (needsApproval) return latest
    return env.call(baskets.addPaymentInstrumentToBasket, {
      params: { basketId },
      body: { paymentMethodId: methodId, ...details },
    })
  })
