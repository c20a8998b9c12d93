import type { EngineConfig } from './config.ts'
import type { Gateways } from './kernel/gateways.ts'
import {
  mailGateway,
  openCardGateway,
  openCrmGateway,
  openDirectory,
  openIdentityProviders,
  openPaypalGateway,
} from './gateways/module.ts'

/**
 * The adapters for what is configured. A vendor that is absent here is not offered by the shop. `warn` is told what a
 * shopper is only told as an outage.
 */
export const openGateways = (
  config: Pick<EngineConfig, 'smtpUrl' | 'card' | 'paypal' | 'crm' | 'identityProviders' | 'directory'>,
  warn: (details: object, message: string) => void = () => undefined,
): Gateways => ({
  ...(config.smtpUrl ? { mail: mailGateway(config.smtpUrl) } : {}),
  ...(config.card ? { card: openCardGateway(config.card) } : {}),
  ...(config.paypal ? { paypal: openPaypalGateway(config.paypal) } : {}),
  ...(config.crm ? { crm: openCrmGateway(config.crm) } : {}),
  ...(config.directory ? { directory: openDirectory(config.directory) } : {}),
  identity: openIdentityProviders(config.identityProviders, (provider, err) =>
    warn({ provider, err }, 'signing in through another site failed'),
  ),
})
