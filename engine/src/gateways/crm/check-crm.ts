import type { VendorCheck } from '../vendor-check.ts'
import { type CrmAccount, openSalesforce } from './salesforce.ts'

type Limits = { DailyApiRequests?: { Max: number; Remaining: number } }

/** What is left of the calls of today. */
export const checkCrm =
  (account: CrmAccount): VendorCheck =>
  async () => {
    const { DailyApiRequests: calls } = await openSalesforce(account).get<Limits>('/limits')
    return calls ? `${calls.Remaining} of ${calls.Max} calls left today` : 'answers'
  }
