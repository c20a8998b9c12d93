/** The adapters themselves, for who opens them: modules know only what an adapter does (index.ts). */
export { openCardGateway } from './card/open-card-gateway.ts'
export { openCrmGateway } from './crm/open-crm-gateway.ts'
export { openIdentityProvider } from './identity/open-identity-provider.ts'
export { mailGateway } from './mail/mail-gateway.ts'
export { openPaypalGateway } from './paypal/open-paypal-gateway.ts'
