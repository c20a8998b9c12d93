import type { VendorCheck } from '../vendor-check.ts'
import { type CardMerchants, cardClient } from './card-client.ts'
import { listMovements } from './list-movements.ts'

const hourMs = 3_600_000

/**
 * Asks each account for what moved within the last hour, as the daily comparison does: its signature is judged, and whether its
 * key may search and read the report of chargebacks.
 */
export const checkCard =
  (settings: { baseUrl: string; merchants: CardMerchants }): VendorCheck =>
  async () => {
    const accounts = Object.entries(settings.merchants)
    const to = new Date()
    const period = { from: new Date(to.getTime() - hourMs), to }
    for (const [name, merchant] of accounts) {
      const merchants = { default: merchant }
      await listMovements(cardClient({ ...settings, merchants }), merchants, period).catch((error: Error) => {
        throw new Error(`account ${name}: ${error.message}`, { cause: error })
      })
    }
    return `${accounts.length} account${accounts.length === 1 ? '' : 's'} (${accounts.map(([name]) => name).join(', ')})`
  }
