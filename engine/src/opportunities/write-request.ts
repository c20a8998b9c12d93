import { localeOf } from '../../../facts/locales.ts'
import { type BasketState, type CalculatedLine, nameOfLine, pieceOfLine } from '../baskets/index.ts'
import { type Customer, fullName } from '../customers/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { OpportunityDocument, RequestedLine } from './opportunity.ts'

const requestLine = (ctx: Ctx, calculated: CalculatedLine): RequestedLine => {
  const { line } = calculated
  const pieceMinor = pieceOfLine(calculated)
  return {
    key: ctx.newId.hex(),
    sku: line.productId,
    name: nameOfLine(calculated),
    quantity: line.quantity,
    ...(line.lengthMm === undefined ? {} : { lengthMm: line.lengthMm }),
    ...(line.options ? { options: line.options } : {}),
    ...(pieceMinor === undefined ? {} : { pieceMinor }),
  }
}

const destinationText = (
  { basket, inputs }: BasketState,
  chosen: readonly CalculatedLine[],
): string | undefined => {
  if (chosen.every(({ line }) => line.pickUp)) {
    const id = chosen[0]?.line.storeId
    return (inputs.stock.stores.find((store) => store.id === id) ?? inputs.stock.standard)?.name
  }
  const address = basket.shippingAddressOfStore ? undefined : basket.shippingAddress
  if (!address) return undefined
  return [address.address1, address.address2, address.city].filter(Boolean).join(', ') || undefined
}

/** What is written down of the basket's chosen lines when they become a request. */
export const requestDocument = (
  ctx: Ctx,
  state: BasketState,
  { chosen, customer, message }: { chosen: readonly CalculatedLine[]; customer: Customer; message: string },
): OpportunityDocument => {
  const { basket } = state
  const phone = basket.shippingAddress?.phone ?? customer.profile.phoneMobile ?? customer.profile.phoneHome
  const place = destinationText(state, chosen)
  return {
    locale: localeOf(ctx.language, basket.country),
    contact: {
      customerNo: customer.customerNo,
      name: fullName(customer) || customer.email,
      email: basket.email ?? customer.email,
      ...(phone ? { phone } : {}),
    },
    ...(place === undefined ? {} : { deliverTo: place }),
    ...(message === '' ? {} : { message }),
    lines: chosen.map((line) => requestLine(ctx, line)),
  }
}
