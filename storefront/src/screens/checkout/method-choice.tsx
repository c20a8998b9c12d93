import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import type { Basket, useMethods } from '../../features/basket/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, RadioGroup, Skeleton } from '../../ui/index.ts'
import { messages as frame } from './messages.ts'
import { messages } from './shipping-messages.ts'

type Offered = ReturnType<typeof useMethods>
type OfferedMethod = NonNullable<Offered['methods']>[number]

const isReduced = ({ price = 0, c_priceAfterPromotions: charged = price }: OfferedMethod) => charged < price

type MethodChoiceProps = {
  basket: Basket
  offered: Offered
  legend: string
  value: string | undefined
  onChange: (id: string) => void
}

/** The shipping methods of one shipment with price, day and vehicle; says so while they are not known, or where there are none. */
export const MethodChoice = ({ basket, offered, legend, value, onChange }: MethodChoiceProps) => {
  const t = useText()
  const { language } = useEnv()
  const money = useMoney()
  /** As it will be charged. */
  const chargedFor = (method: OfferedMethod) => {
    const price = method.c_priceAfterPromotions ?? method.price ?? 0
    return price === 0 ? t(messages.free) : money(price, basket.currency)
  }
  const { methods, failed, retry } = offered
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
    <RadioGroup
      legend={legend}
      cards
      value={value}
      onChange={onChange}
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
  )
}
