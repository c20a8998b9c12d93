import type { HeldShipment } from '../../api/shipments.ts'
import { type Basket, type BasketLine, useLineCount } from '../../features/basket/index.ts'
import { addressText, PlaceLink } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './shipping-messages.ts'

export type ShipmentOfBasket = HeldShipment<BasketLine, Basket['shipments'][number]>

/** Writes its lines in one line of text. */
export const useGoodsText = () => {
  const countOf = useLineCount()
  return ({ lines }: ShipmentOfBasket): string =>
    lines.map((line) => `${line.productName ?? line.productId}: ${countOf(line)}`).join('; ')
}

/** Where a shipment is picked up or brought. */
export const ShipmentPlace = ({ shipment: { shippingAddress: address }, isBrought }: ShipmentOfBasket) => {
  const t = useText()
  if (!isBrought) return <p>{`${t(messages.pickup)}: ${address?.companyName ?? ''}`}</p>
  return (
    <>
      <p>{addressText(address ?? {})}</p>
      <PlaceLink coordinates={address?.c_coordinates} />
    </>
  )
}
