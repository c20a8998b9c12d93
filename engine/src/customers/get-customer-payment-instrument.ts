import type { Operation } from '../kernel/operation.ts'
import type { paymentInstrumentContract } from './payment-instrument-contract.ts'
import { instrumentOf, instrumentView } from './payment-instruments.ts'
import { requireOwnCustomer } from './require-own-customer.ts'

export const getCustomerPaymentInstrument = (async (ctx, { params }) => {
  const { paymentInstruments } = await requireOwnCustomer(ctx, params.customerId)
  return instrumentView(ctx, instrumentOf(paymentInstruments, params.paymentInstrumentId))
}) satisfies Operation<typeof paymentInstrumentContract.getCustomerPaymentInstrument>
