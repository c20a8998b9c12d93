import type { Operation } from '../kernel/operation.ts'
import type { paymentInstrumentContract } from './payment-instrument-contract.ts'
import { findPaymentMethod } from '../payment-methods/index.ts'
import { cardOf, instrumentOf, instrumentView, withInstrument } from './payment-instruments.ts'
import { writePaymentInstruments } from './write-payment-instruments.ts'

/** Saves a customer's payment method: of a card the masked number alone. The first one is the default. */
export const createCustomerPaymentInstrument = (async (ctx, { params, body }) => {
  const at = ctx.now.toISOString()
  const added = {
    id: ctx.newId.hex(),
    methodId: body.paymentMethodId,
    ...(findPaymentMethod(body.paymentMethodId)?.keepsCard ? { card: cardOf(body.paymentCard ?? {}) } : {}),
    default: body.default ?? false,
    creationDate: at,
    lastModified: at,
  }
  const all = await writePaymentInstruments(ctx, params.customerId, (before) => withInstrument(before, added))
  return instrumentView(ctx, instrumentOf(all, added.id))
}) satisfies Operation<typeof paymentInstrumentContract.createCustomerPaymentInstrument>
