import type { CountryCode } from '../../../../facts/country.ts'
import { isForeignCountry } from '../../../../facts/foreign-countries.ts'
import { deliveriesOf } from '../../api/shipments.ts'
import { type Basket, isPickedUp, linesOf } from '../../features/basket/index.ts'
import type { SavedAddress } from '../../features/customer/index.ts'
import { type AddressValues, valuesOf } from '../../features/places/index.ts'
import { firstTaxpayer, type FiscalProfile, type TaxpayerValues } from '../../features/taxpayer/index.ts'
import { receiverOf, type Receiver } from './receiver.ts'

/** The form of the PAYMENT step; what a method asks for is the method's own form. */
export type PaymentFields = {
  taxpayer: TaxpayerValues
  /** Name of the taxpayer's profile; a blank for one typed here. */
  profile: string
  /** The natural person the invoice is for. */
  person: { firstName: string; lastName: string }
  /** A saved address by its name, or one of the marks of `InvoicePlace` and `SavedAddresses`. */
  placeId: string
  address: AddressValues
  abroad: { countryCode: string; city: string; address1: string }
  methodId: string
}

type Person = { firstName?: string; lastName?: string }

const nameOf = ({ firstName = '', lastName = '' }: Person) => `${firstName} ${lastName}`.trim().toLowerCase()

/** Who collects or receives, where it is somebody else than the customer. */
export const otherReceiver = (basket: Basket, customer: Person | undefined): Receiver | undefined => {
  const receiver = receiverOf(basket)
  return receiver && nameOf(receiver) !== nameOf(customer ?? {}) ? receiver : undefined
}

type Begin = {
  country: CountryCode
  basket: Basket
  customer: Person | undefined
  profile: FiscalProfile | undefined
  addresses: readonly SavedAddress[]
  methodId: string | undefined
  /** The marks of the choices that are no saved address. */
  marks: { delivery: string; other: string; abroad: string }
}

/** What the form begins with: what the basket says, else the customer's own. */
export const firstPayment = (begin: Begin): PaymentFields => {
  const { country, basket, customer, profile, addresses, methodId, marks } = begin
  const billing = basket.billingAddress
  const isDelivered = linesOf(basket).length > 0 && !isPickedUp(basket)
  const shipTo = deliveriesOf(basket)[0]?.shipment.shippingAddress?.address1
  const isAbroad = isForeignCountry(billing?.countryCode)
  const placeOf = () => {
    if (isAbroad) return marks.abroad
    if (isDelivered && (!billing || billing.address1 === shipTo)) return marks.delivery
    const saved = addresses.find(({ address1 }) => !billing || address1 === billing.address1)
    return saved?.addressId ?? marks.other
  }
  return {
    taxpayer: firstTaxpayer(country, profile ?? billing),
    profile: profile?.name ?? ' ',
    person: {
      firstName: billing?.firstName ?? customer?.firstName ?? '',
      lastName: billing?.lastName ?? customer?.lastName ?? '',
    },
    placeId: placeOf(),
    address: valuesOf(isAbroad ? undefined : billing),
    abroad: isAbroad
      ? {
          countryCode: billing?.countryCode ?? '',
          city: billing?.city ?? '',
          address1: billing?.address1 ?? '',
        }
      : { countryCode: '', city: '', address1: '' },
    methodId: methodId ?? '',
  }
}
