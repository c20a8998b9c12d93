import { formatDate } from '../../../../facts/format-date.ts'
import type { Basket } from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './paypal-messages.ts'
import { usePaymentMethods } from './use-payment-methods.ts'

/** What PayPal will take in dollars, by which rate of which day, before it is approved. Nothing where dollars are paid anyway. */
export const DollarsNote = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const { methods } = usePaymentMethods(basket)
  const method = methods?.find(({ id }) => id === 'PAYPAL')
  if (basket.currency === 'USD' || method?.c_amountUsd === undefined) return null
  return (
    <p className="figures">
      {t(messages.dollars, {
        amount: method.c_amountUsd.toFixed(2),
        rate: method.c_perUsd ?? '',
        currency: basket.currency,
        date: formatDate(method.c_rateDate ?? ''),
      })}
    </p>
  )
}
