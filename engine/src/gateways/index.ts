export {
  type CardBillTo,
  type CardChallenge,
  type CardDevice,
  type CardFieldsSession,
  type CardGateway,
  type CardPayment,
  type CardResult,
  type RefusalCode,
  refusalCodes,
} from './card/card-gateway.ts'
export type { CardMerchants } from './card/card-client.ts'
export { keyIdOf, readTransientToken, SessionKey } from './card/transient-token.ts'
export {
  type CrmCase,
  CrmFailure,
  type CrmFile,
  type CrmGateway,
  type CrmMessage,
  type CrmOffer,
  type CrmQuoteRequest,
  type CrmQuoteStatus,
  type CrmSubscription,
} from './crm/crm-gateway.ts'
export type { DirectoryPerson, Handshake, IdentityProvider, Person } from './identity/identity-gateway.ts'
export type { DirectorySettings, IdentitySettings } from './identity/open-identity-providers.ts'
export type { MailGateway } from './mail/mail-gateway.ts'
export type { Movement, MovementList, Period, Repayment } from './movement.ts'
export type { PaypalGateway, PaypalNotice, PaypalOrder, PaypalResult } from './paypal/paypal-gateway.ts'
