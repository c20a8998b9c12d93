import type { Operation } from '../kernel/operation.ts'
import type { paymentInstrumentContract } from './payment-instrument-contract.ts'
import { cardOf, instrumentOf, instrumentView, withInstrumentChanged } from './payment-instruments.ts'
import { writePaymentInstruments } from './write-payment-instruments.ts'

/** Changes what a kept card shows, or makes the instrument the default. */
export const updateCustomerPaymentInstrument = (async (ctx, { params, body }) => {
  const { paymentInstrumentId: id } = params
  const all = await writePaymentInstruments(ctx, params.customerId, (before) => {
    const { card } = instrumentOf(before, id)
    return withInstrumentChanged(before, id, {
      ...(card && body.paymentCard ? { card: { ...card, ...cardOf(body.paymentCard) } } : {}),
      ...(body.default === undefined ? {} : { default: body.default }),
      lastModified: ctx.now.toISOString(),
    })
  })
  return instrumentView(ctx, instrumentOf(all, id))
}) satisfies Operation<typeof paymentInstrumentContract.updateCustomerPaymentInstrument>
