import type { PaypalGateway } from '../gateways/index.ts'
import type { Payment, ProcessorAnswer } from './payment.ts'
import type { Processor } from './processor.ts'

/**
 * PayPal. The shopper has approved an order there; money moves when we capture it, under our payment's id, so that
 * however often it is asked for it is taken once.
 */
export const paypalProcessor = (gateway: PaypalGateway): Processor => {
  const capture = async ({ id, record }: Payment): Promise<ProcessorAnswer> =>
    record.approvedId === undefined
      ? { state: 'refused', reference: undefined, code: 'INVALID_PAYMENT' }
      : gateway.capture(record.approvedId, id)
  return {
    pay: capture,
    query: async ({ record }) =>
      record.approvedId === undefined ? { state: 'none' } : gateway.queryOrder(record.approvedId),
    retry: capture,
    reverse: (_payment, reference) => gateway.refund(reference),
    list: (period) => gateway.listMovements(period),
  }
}
