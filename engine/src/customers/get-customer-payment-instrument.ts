import type { Operation } from '../kernel/operation.ts'
import type { paymentInstrumentContract } from './payment-instrument-contract.ts'
import { ownCustomer } from './own-customer.ts'
import { instrumentOf, instrumentView } from './payment-instruments.ts'

export const getCustomerPaymentInstrument = (async (ctx, { params }) => {
  const { paymentInstruments } = await ownCustomer(ctx, params.customerId)
  return instrumentView(ctx, instrumentOf(paymentInstruments, params.paymentInstrumentId))
}) satisfies Operation<typeof paymentInstrumentContract.getCustomerPaymentInstrument>
