import { formatMoney } from '../../../facts/format-money.ts'
import { badRequest } from '../kernel/problem.ts'
import { usdAmount, usdView } from './usd-amount.ts'
import type { Payable, PaymentMethod, Shop } from './method.ts'

const dollarsOf = ({ site, now }: Shop, { currency, totalMinor }: Payable) =>
  totalMinor === undefined ? undefined : usdAmount(site, currency, totalMinor, now)

/** PayPal, in US dollars: the shopper approves an order there, and only that order's approval pays. */
export const paypal: PaymentMethod = {
  id: 'PAYPAL',
  name: { es: 'PayPal', en: 'PayPal' },
  /** Not where there is no rate or nothing to pay. */
  isOffered: (shop, payable) =>
    payable.totalMinor !== 0 && dollarsOf(shop, { ...payable, totalMinor: 0 }) !== undefined,
  offer: (shop, payable, withAmounts) => {
    const dollars = withAmounts ? dollarsOf(shop, payable) : undefined
    return { ...(dollars && usdView(dollars)) }
  },
  instrumentOf: ({ c_transaction_id: transactionId }, { approval }) => {
    if (approval === undefined || transactionId !== approval.id) {
      throw badRequest('The PayPal order is not the one of this basket.', { property: 'c_transaction_id' })
    }
    const { usdMinor, perUsd, validFrom } = approval
    return { transactionId, usd: { usdMinor, perUsd, validFrom } }
  },
  stillPays: ({ transactionId }, { approval }) => transactionId === approval?.id,
  isConfigured: ({ gateways }) => gateways.paypal !== undefined,
  amountOf: ({ approval }) =>
    approval && { amountMinor: approval.usdMinor, currency: 'USD', record: { approvedId: approval.id } },
  paidWith: ({ usd }, currency, locale) => {
    if (!usd || currency === 'USD') return 'PayPal'
    return `PayPal, ${formatMoney(usd.usdMinor, 'USD', locale)} USD (1 USD = ${usd.perUsd} ${currency})`
  },
}
