import { type CardMerchants, cardClient } from './card-client.ts'
import { isRefundKnown } from './find-payment.ts'
import type { VendorCheck } from '../vendor-check.ts'

/** Searches each account for a payment that does not exist: the signature of each is judged. */
export const checkCard =
  (settings: { baseUrl: string; merchants: CardMerchants }): VendorCheck =>
  async () => {
    const accounts = Object.entries(settings.merchants)
    for (const [, merchant] of accounts)
      await isRefundKnown(cardClient({ ...settings, merchants: { default: merchant } }), 'SV', 'doctor')
    return `${accounts.length} account${accounts.length === 1 ? '' : 's'} (${accounts.map(([name]) => name).join(', ')})`
  }
