import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { isMixed, isPickedUp, linesOf, useMethods, useUpdateMethod } from '../../features/basket/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, RadioGroup, Skeleton, Stack } from '../../ui/index.ts'
import { messages as frame } from './messages.ts'
import { PickupPlan } from './pickup-plan.tsx'
import { messages } from './shipping-messages.ts'
import { StepActions } from './step-actions.tsx'
import type { CheckoutState } from './use-checkout.ts'

type OfferedMethod = NonNullable<ReturnType<typeof useMethods>['methods']>[number]

const isReduced = ({ price = 0, c_priceAfterPromotions: charged = price }: OfferedMethod) => charged < price

/** SHIPPING_OPTIONS: how and when it comes; pickup has one way, whose days are shown. */
export const OptionsStep = ({ basket, next }: CheckoutState) => {
  const t = useText()
  const { language } = useEnv()
  const money = useMoney()
  const { methods, defaultId, failed, retry } = useMethods(basket)
  const choose = useUpdateMethod()
  const confirm = useUpdateMethod()
  /** As it will be charged. */
  const chargedFor = (method: OfferedMethod) => {
    const price = method.c_priceAfterPromotions ?? method.price ?? 0
    return price === 0 ? t(messages.free) : money(price, basket.currency)
  }
  const saved = basket.shipments[0]?.shippingMethod?.id
  const chosen = (choose.isPending ? choose.variables : undefined) ?? saved
  // Pressed while a choice is being saved, it goes on after it: writes of a basket wait for each other.
  const go = () => {
    const id = chosen ?? defaultId
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
  if (failed) {
    return (
      <Alert tone="error">
        {t(frame.generic)}{' '}
        <Button variant="quiet" onClick={retry}>
          {t(frame.retry)}
        </Button>
      </Alert>
    )
  }
  if (!methods) return <Skeleton shape="block" />
  if (methods.length === 0) return <Alert tone="warning">{t(messages.noOptions)}</Alert>
  return (
    <Stack gap={6}>
      {isMixed(basket) && <PickupPlan lines={linesOf(basket)} />}
      <RadioGroup
        legend={t(messages.options)}
        cards
        value={chosen ?? defaultId}
        onChange={(id) => choose.mutate(id)}
        options={methods.map((method) => ({
          value: method.id,
          label: method.name,
          aside: chargedFor(method),
          detail: (
            <>
              {method.c_deliveryDateNotFormatted && (
                <strong>
                  {t(messages.arrives, { date: formatLongDate(method.c_deliveryDateNotFormatted, language) })}
                </strong>
              )}
              {method.c_vehicle && (
                <span>{` · ${t(messages.trips, { vehicle: method.c_vehicle, n: method.c_trips ?? 1 })}`}</span>
              )}
              <br />
              {method.description}
              {isReduced(method) && (
                <>
                  <br />
                  {t(messages.reduced, {
                    reason: (method.shippingPromotions ?? [])
                      .map(({ promotionName }) => promotionName)
                      .join(', '),
                    price: money(method.price ?? 0, basket.currency),
                  })}
                </>
              )}
            </>
          ),
        }))}
      />
      {goOn}
    </Stack>
  )
}
