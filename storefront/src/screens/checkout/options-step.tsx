import { heldShipmentsOf } from '../../api/shipments.ts'
import { isMixed, isPickedUp, linesOf, useMethods, useUpdateMethod } from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Stack } from '../../ui/index.ts'
import { MethodChoice } from './method-choice.tsx'
import { PickupPlan } from './pickup-plan.tsx'
import { SeveralOptions } from './several-options.tsx'
import { messages } from './shipping-messages.ts'
import { StepActions } from './step-actions.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** SHIPPING_OPTIONS: how and when it comes; pickup has one way, whose days are shown. */
export const OptionsStep = (state: CheckoutState) =>
  heldShipmentsOf(state.basket).length > 1 ? <SeveralOptions {...state} /> : <OneOption {...state} />

const OneOption = ({ basket, next }: CheckoutState) => {
  const t = useText()
  const offered = useMethods(basket)
  const choose = useUpdateMethod()
  const confirm = useUpdateMethod()
  const saved = basket.shipments[0]?.shippingMethod?.id
  const chosen = (choose.isPending ? choose.variables : undefined) ?? saved
  // Pressed while a choice is being saved, it goes on after it: writes of a basket wait for each other.
  const go = () => {
    const id = chosen ?? offered.defaultId
    if (!id) return
    if (id === saved && !choose.isPending) next()
    else confirm.mutate(id, { onSuccess: (after) => next(after) })
  }
  const goOn = <StepActions onPress={go} pending={confirm.isPending} error={confirm.error ?? choose.error} />
  if (isPickedUp(basket)) {
    return (
      <Stack gap={4}>
        <PickupPlan lines={linesOf(basket)} />
        <p>{t(messages.pickupNote)}</p>
        {goOn}
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      {isMixed(basket) && <PickupPlan lines={linesOf(basket)} />}
      <MethodChoice
        basket={basket}
        offered={offered}
        legend={t(messages.options)}
        value={chosen ?? offered.defaultId}
        onChange={(id) => choose.mutate(id)}
      />
      {offered.methods?.length ? goOn : undefined}
    </Stack>
  )
}
