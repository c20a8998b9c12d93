import {
  arrivalDay,
  type CalculatedDelivery,
  type CalculatedShipment,
  derivedId,
  firstShipmentId,
  shippingAddressId,
  type Totals,
} from '../../baskets/index.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import { localize } from '../../kernel/localized.ts'
import { type Agreed, type FurtherShipment, type OrderDelivery, type OrderShipment } from './agreed.ts'
import { addressOf, discountOf, localeIn, type Priced } from './agreed-facts.ts'

const deliveryOf = (priced: Priced, shipmentId: string, delivery: CalculatedDelivery): OrderDelivery => {
  const { basket, inputs } = priced.state
  const itemId = derivedId(basket.id, shipmentId)
  return {
    ...(shipmentId === firstShipmentId ? {} : { shipmentId }),
    itemId,
    name: localize(methodOf(priced, delivery)?.name, localeIn(priced)),
    priceMinor: delivery.priceMinor,
    afterMinor: delivery.afterMinor,
    taxMinor: delivery.taxMinor,
    adjustedTaxMinor: delivery.adjustedTaxMinor,
    rateBasisPoints: delivery.rateBasisPoints,
    taxClass: inputs.shipping.taxClass,
    discounts: delivery.discounts.map((discount) => discountOf(priced, itemId, discount)),
  }
}

const methodOf = ({ state: { inputs } }: Priced, { methodId }: CalculatedDelivery) =>
  inputs.shipping.methods.find(({ id }) => id === methodId)

const vehicleOf = (priced: Priced, { vehicleId, trips }: CalculatedDelivery) => {
  const vehicle = priced.state.inputs.shipping.vehicles.find(({ id }) => id === vehicleId)
  return vehicle && { vehicle: localize(vehicle.name, localeIn(priced)), trips }
}

const chosenMethodOf = (priced: Priced, shipment: CalculatedShipment, delivery: CalculatedDelivery) => {
  const { ctx, state } = priced
  const locale = localeIn(priced)
  const method = methodOf(priced, delivery)
  const promotions = delivery.discounts.flatMap(
    ({ promotionId }) => state.inputs.promotionRecords.get(promotionId) ?? [],
  )
  return definedMembers({
    id: delivery.methodId,
    name: localize(method?.name, locale),
    description: localize(method?.description, locale),
    priceMinor: delivery.priceMinor,
    afterPromotionsMinor: delivery.afterMinor,
    promotions:
      promotions.length > 0
        ? promotions.map(({ id, name, calloutMsg }) => ({
            id,
            name: localize(name, locale),
            calloutMsg: localize(calloutMsg, locale),
          }))
        : undefined,
    kind: delivery.kind,
    day: delivery.kind === 'pickup' ? undefined : arrivalDay(ctx, state, shipment),
    ...vehicleOf(priced, delivery),
  })
}

const shipmentOf = (priced: Priced, shipment: CalculatedShipment): OrderShipment => {
  const { id, chosen, delivery } = shipment
  const { shippingAddress: address } = chosen
  return definedMembers({
    gift: chosen.gift,
    address: address && {
      id: shippingAddressId(priced.state.basket.id, id),
      address: addressOf(address),
    },
    method: delivery && chosenMethodOf(priced, shipment, delivery),
  })
}

const furtherShipmentOf = (priced: Priced, shipment: CalculatedShipment): FurtherShipment => ({
  id: shipment.id,
  ...shipmentOf(priced, shipment),
  totals: totalsOf(shipment),
  totalMinor: shipment.totalMinor ?? 0,
})

export const totalsOf = (totals: Totals): Agreed['totals'] => ({
  productSubTotalMinor: totals.productSubTotalMinor,
  productTotalMinor: totals.productTotalMinor,
  merchandizeTaxMinor: totals.merchandizeTaxMinor,
  adjustedMerchandizeTaxMinor: totals.adjustedMerchandizeTaxMinor,
  deliveryMinor: totals.deliveryTotals?.afterMinor ?? 0,
  deliveryTaxMinor: totals.deliveryTotals?.taxMinor ?? 0,
  adjustedDeliveryTaxMinor: totals.deliveryTotals?.adjustedTaxMinor ?? 0,
  taxMinor: totals.taxTotalMinor ?? 0,
})

/** The shipments of what is agreed, with what their deliveries cost. Of one beside the first that holds nothing an order knows nothing. */
export const shipmentsOf = (priced: Priced): Pick<Agreed, 'delivery' | 'shipment' | 'furtherShipments'> => {
  const { shipments } = priced.state.calculation
  const first = shipments.find(({ id }) => id === firstShipmentId)
  const held = shipments.filter(({ lines }) => lines.length > 0)
  const further = held.filter(({ id }) => id !== firstShipmentId)
  return definedMembers({
    delivery: held.flatMap(({ id, delivery }) => (delivery ? [deliveryOf(priced, id, delivery)] : [])),
    shipment: first && shipmentOf(priced, first),
    furtherShipments: further.length > 0 ? further.map((one) => furtherShipmentOf(priced, one)) : undefined,
  })
}
