import { noContent, type Operation } from '../kernel/operation.ts'
import type { paymentInstrumentContract } from './payment-instrument-contract.ts'
import { withoutInstrument } from './payment-instruments.ts'
import { writePaymentInstruments } from './write-payment-instruments.ts'

export const deleteCustomerPaymentInstrument = (async (ctx, { params }) => {
  await writePaymentInstruments(ctx, params.customerId, (all) =>
    withoutInstrument(all, params.paymentInstrumentId),
  )
  return noContent()
}) satisfies Operation<typeof paymentInstrumentContract.deleteCustomerPaymentInstrument>
