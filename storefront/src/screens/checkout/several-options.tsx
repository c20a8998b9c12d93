import { deliveriesOf } from '../../api/shipments.ts'
import { type Basket, linesOf, useMethods, useUpdateMethod } from '../../features/basket/index.ts'
import { addressText } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Stack } from '../../ui/index.ts'
import { messages as frame } from './messages.ts'
import { MethodChoice } from './method-choice.tsx'
import { PickupPlan } from './pickup-plan.tsx'
import { type ShipmentOfBasket, useGoodsText } from './shipment-place.tsx'
import { messages } from './shipping-messages.ts'
import { StepActions } from './step-actions.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** The ways of one delivery among several; its default one is chosen until the shopper chooses. */
const DeliveryOptions = ({ basket, delivery }: { basket: Basket; delivery: ShipmentOfBasket }) => {
  const t = useText()
  const { shipmentId, shippingAddress, shippingMethod } = delivery.shipment
  const offered = useMethods(basket, shipmentId)
  const choose = useUpdateMethod(shipmentId)
  const goodsOf = useGoodsText()
  return (
    <Stack gap={2}>
      <MethodChoice
        basket={basket}
        offered={offered}
        legend={t(messages.optionsTo, { place: addressText(shippingAddress ?? {}) })}
        value={(choose.isPending ? choose.variables : undefined) ?? shippingMethod?.id ?? offered.defaultId}
        onChange={(id) => choose.mutate(id)}
      />
      <p>{goodsOf(delivery)}</p>
      {choose.error && !choose.isPending && <Alert tone="error">{t(frame.generic)}</Alert>}
    </Stack>
  )
}

/** SHIPPING_OPTIONS of a basket with several shipments: the ways of each delivery, and the days of what is picked up. */
export const SeveralOptions = ({ basket, next }: CheckoutState) => (
  <Stack gap={6}>
    <PickupPlan lines={linesOf(basket)} />
    {deliveriesOf(basket).map((delivery) => (
      <DeliveryOptions key={delivery.shipment.shipmentId} basket={basket} delivery={delivery} />
    ))}
    <StepActions onPress={() => next()} pending={false} error={undefined} />
  </Stack>
)
