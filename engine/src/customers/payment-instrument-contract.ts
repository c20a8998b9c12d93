import type { OperationContract } from '../kernel/contract.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { Body, Nullable, OneOf, Open, Type } from '../kernel/schema.ts'
import { paymentMethodIds } from '../payment-methods/index.ts'
import { tooManyInstruments } from './problems.ts'

const text = (maxLength = 256) => Type.Optional(Type.String({ maxLength }))
const ignored = Type.Optional(Type.Unknown())

/** What a card shows. A number comes masked or not at all; a token pays once and is kept nowhere. */
const card = {
  cardType: text(50),
  holder: text(),
  number: text(30),
  maskedNumber: text(30),
  expirationMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  expirationYear: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
}

export const CustomerPaymentInstrument = Open('CustomerPaymentInstrument', {
  paymentInstrumentId: Type.String(),
  paymentMethodId: Type.String(),
  default: Type.Boolean(),
  creationDate: Type.String(),
  lastModified: Type.String(),
  paymentCard: Type.Optional(
    Open('PaymentCard', {
      cardType: text(),
      holder: text(),
      maskedNumber: text(),
      numberLastDigits: text(),
      expirationMonth: Type.Optional(Type.Integer()),
      expirationYear: Type.Optional(Type.Integer()),
      creditCardExpired: Type.Boolean(),
    }),
  ),
})

const instrumentBody = {
  paymentCard: Type.Optional(
    Nullable(
      Body('customer_payment_card_request', {
        ...card,
        creditCardToken: ignored,
        issueNumber: ignored,
        validFromMonth: ignored,
        validFromYear: ignored,
        numberLastDigits: ignored,
        creditCardExpired: ignored,
        securityCode: ignored,
      }),
    ),
  ),
  default: Type.Optional(Type.Boolean()),
  bankRoutingNumber: ignored,
  giftCertificateCode: ignored,
  paymentBankAccount: ignored,
}

const ofCustomer = Type.Object({ customerId: Type.String() })
const ofInstrument = Type.Object({ customerId: Type.String(), paymentInstrumentId: Type.String() })

export const paymentInstrumentContract = {
  createCustomerPaymentInstrument: {
    params: ofCustomer,
    body: Body('customer_payment_instrument_request', {
      ...instrumentBody,
      paymentMethodId: OneOf(...paymentMethodIds),
    }),
    answer: CustomerPaymentInstrument,
    problems: [badRequest, tooManyInstruments, notFound],
  },
  getCustomerPaymentInstrument: {
    params: ofInstrument,
    answer: CustomerPaymentInstrument,
    problems: [notFound],
  },
  updateCustomerPaymentInstrument: {
    params: ofInstrument,
    body: Body('customer_payment_instrument_update_request', {
      ...instrumentBody,
      paymentMethodId: ignored,
      paymentInstrumentId: ignored,
      creationDate: ignored,
      lastModified: ignored,
    }),
    answer: CustomerPaymentInstrument,
    problems: [badRequest, notFound],
  },
  deleteCustomerPaymentInstrument: { params: ofInstrument, problems: [notFound] },
} as const satisfies Record<string, OperationContract>
