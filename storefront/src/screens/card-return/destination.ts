import { failedPaymentUrl } from '../../features/checkout/index.ts'

type Known = { status: 'pending' | 'review' | 'paid' | 'failed'; orderNo: string; resultCode?: string }

/** Where a payment leads once it is decided; undefined while it is not (S2.019, S8.027–S8.030). */
export const destinationOf = ({ status, orderNo, resultCode }: Known): string | undefined => {
  if (status === 'failed') return failedPaymentUrl(resultCode)
  if (status === 'pending') return undefined
  return `/checkout/confirmation/${encodeURIComponent(orderNo)}`
}
