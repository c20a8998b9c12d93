import { Type, type TProperties } from 'typebox'

/** A member that the vendor does not know is one it would ignore in silence: here it is refused. */
const Closed = <T extends TProperties>(members: T) => Type.Object(members, { additionalProperties: false })
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const maybe = (maxLength: number) => Type.Optional(text(maxLength))

/** The processor's letters: nothing beyond ASCII gets through to every bank. */
const plain = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: String.raw`^[\x20-\x7e]+$` })

const Amount = Type.String({ pattern: String.raw`^\d{1,12}\.\d{2}$` })
const AmountDetails = Closed({
  totalAmount: Amount,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})

const ClientReference = Closed({
  code: text(50),
  transactionId: Type.Optional(Type.String({ pattern: String.raw`^\d{1,30}$` })),
  comments: maybe(255),
  partner: Type.Optional(Type.Object({})),
})

export const SessionBody = Closed({
  clientVersion: Type.Literal('v2'),
  targetOrigins: Type.Array(Type.String(), { minItems: 1 }),
  allowedCardNetworks: Type.Array(Type.String(), { minItems: 1 }),
  allowedPaymentTypes: Type.Array(Type.Literal('CARD'), { minItems: 1 }),
  transientTokenResponseOptions: Type.Optional(Type.Object({})),
})

export const SetupBody = Closed({
  clientReferenceInformation: ClientReference,
  tokenInformation: Closed({ transientToken: text(64) }),
})

const BillTo = Closed({
  firstName: plain(60),
  lastName: plain(60),
  address1: plain(60),
  locality: plain(50),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  email: plain(255),
  phoneNumber: Type.Optional(plain(15)),
})

const Device = Closed({
  ipAddress: maybe(45),
  httpAcceptBrowserValue: maybe(255),
  httpAcceptContent: maybe(256),
  httpBrowserLanguage: maybe(8),
  httpBrowserJavaEnabled: Type.Optional(Type.Boolean()),
  httpBrowserJavaScriptEnabled: Type.Optional(Type.Boolean()),
  httpBrowserColorDepth: maybe(2),
  httpBrowserScreenHeight: maybe(6),
  httpBrowserScreenWidth: maybe(6),
  httpBrowserTimeDifference: maybe(5),
  userAgentBrowserValue: maybe(255),
})

export const PaymentBody = Closed({
  clientReferenceInformation: ClientReference,
  processingInformation: Closed({
    capture: Type.Boolean(),
    actionList: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Literal('CONSUMER_AUTHENTICATION'),
          Type.Literal('VALIDATE_CONSUMER_AUTHENTICATION'),
        ]),
        { minItems: 1, maxItems: 1 },
      ),
    ),
  }),
  tokenInformation: Closed({ transientTokenJwt: text(4000) }),
  orderInformation: Closed({ amountDetails: AmountDetails, billTo: BillTo }),
  consumerAuthenticationInformation: Type.Optional(
    Closed({
      referenceId: maybe(50),
      returnUrl: maybe(2048),
      deviceChannel: Type.Optional(Type.Literal('BROWSER')),
      authenticationTransactionId: maybe(20),
    }),
  ),
  deviceInformation: Type.Optional(Device),
})

export const VoidBody = Closed({ clientReferenceInformation: ClientReference })
export const TimeoutVoidBody = Closed({
  clientReferenceInformation: Closed({
    code: maybe(50),
    transactionId: text(30),
    partner: Type.Optional(Type.Object({})),
  }),
})
export const ReversalBody = Closed({
  clientReferenceInformation: ClientReference,
  reversalInformation: Closed({ amountDetails: AmountDetails, reason: maybe(100) }),
})
export const RefundBody = Closed({
  clientReferenceInformation: ClientReference,
  orderInformation: Closed({ amountDetails: AmountDetails }),
})
export const SearchBody = Closed({
  query: text(2000),
  save: Type.Optional(Type.Boolean()),
  name: maybe(100),
  timezone: maybe(50),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2500 })),
  sort: maybe(100),
})
