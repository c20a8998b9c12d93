import type { Basket } from '../../features/basket/index.ts'
import { checkoutSteps, urlOf } from '../../features/checkout/index.ts'
import type { PaymentMethod } from '../../features/payment-methods/index.ts'
import { PlaceButton } from './place-button.tsx'
import type { PlaceOrder } from './use-place-order.ts'

type OrderActionProps = {
  basket: Basket
  place: PlaceOrder
  lateMethod: PaymentMethod | undefined
  goesOn?: boolean
}

/** The one button of the last step: places the order, or has its payment approved first (S2.163, S2.164). */
export const OrderAction = ({ basket, place, lateMethod, goesOn = false }: OrderActionProps) => {
  const { Approval } = lateMethod ?? {}
  if (!Approval) return <PlaceButton basket={basket} place={place} />
  return (
    <Approval basket={basket} place={place} reviewUrl={urlOf(checkoutSteps.REVIEW_ORDER)} goesOn={goesOn} />
  )
}
