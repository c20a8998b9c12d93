import type { EngineConfig } from './config.ts'
import type { Gateways } from './kernel/gateways.ts'
import {
  mailGateway,
  openCardGateway,
  openCrmGateway,
  openIdentityProvider,
  openPaypalGateway,
} from './gateways/module.ts'

/** The adapters for what is configured. A vendor that is absent here is not offered by the shop. */
export const openGateways = (
  config: Pick<EngineConfig, 'smtpUrl' | 'card' | 'paypal' | 'crm' | 'identityProviders'>,
): Gateways => ({
  ...(config.smtpUrl ? { mail: mailGateway(config.smtpUrl) } : {}),
  ...(config.card ? { card: openCardGateway(config.card) } : {}),
  ...(config.paypal ? { paypal: openPaypalGateway(config.paypal) } : {}),
  ...(config.crm ? { crm: openCrmGateway(config.crm) } : {}),
  identity: Object.fromEntries(
    Object.entries(config.identityProviders).map(([name, settings]) => [
      name,
      openIdentityProvider(settings),
    ]),
  ),
})
