import { formatDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import type { Basket } from '../../basket/index.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { dollarsText } from './dollars-text.ts'
import { messages } from './messages.ts'
import { paypalId } from './paypal-id.ts'
import { useOfferedMethods } from '../use-offered-methods.ts'

/** What PayPal will take in dollars, by which rate of which day, before it is approved. Nothing where dollars are paid anyway. */
export const DollarsNote = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const { locale } = useEnv()
  const { data } = useOfferedMethods(basket)
  const method = data?.applicablePaymentMethods.find(({ id }) => id === paypalId)
  if (basket.currency === 'USD' || method?.c_amountUsd === undefined) return null
  return (
    <p className="figures">
      {t(messages.dollars, {
        amount: dollarsText(method.c_amountUsd, locale),
        rate: method.c_perUsd ?? '',
        currency: basket.currency,
        date: formatDate(method.c_rateDate ?? ''),
      })}
    </p>
  )
}
