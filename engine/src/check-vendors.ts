import type { Site } from './kernel/site.ts'
import type { EngineConfig } from './config.ts'
import {
  checkCard,
  checkCrm,
  checkMail,
  checkPaypal,
  openDirectory,
  openIdentityProviders,
  type VendorCheck,
} from './gateways/module.ts'

type VendorConfig = Pick<
  EngineConfig,
  'smtpUrl' | 'card' | 'paypal' | 'crm' | 'identityProviders' | 'directory'
>

/** Each configured vendor of the engine with a harmless question to it. */
export const vendorChecks = (
  config: VendorConfig,
): { name: string; simulated: boolean; ask: VendorCheck }[] => {
  const { smtpUrl, card, paypal, crm, identityProviders, directory } = config
  return [
    ...(smtpUrl ? [{ name: 'mail', simulated: false, ask: checkMail(smtpUrl) }] : []),
    ...(card ? [{ name: 'cards', simulated: card.simulated, ask: checkCard(card) }] : []),
    ...(paypal ? [{ name: 'PayPal', simulated: paypal.simulated, ask: checkPaypal(paypal) }] : []),
    ...(crm ? [{ name: 'CRM', simulated: crm.simulated, ask: checkCrm(crm) }] : []),
    ...(directory
      ? [
          {
            name: 'directory',
            simulated: directory.baseUrl !== undefined,
            ask: async () => {
              await openDirectory(directory).check()
              return `knows the shop, and vouches for ${directory.emailDomains.join(', ')}`
            },
          },
        ]
      : []),
    ...Object.entries(openIdentityProviders(identityProviders)).map(([name, provider]) => ({
      name,
      simulated: Object.entries(identityProviders).some(
        ([one, { baseUrl }]) => one === name && baseUrl !== undefined,
      ),
      ask: async () => {
        await provider.check()
        return 'knows the shop'
      },
    })),
  ]
}

/** Sites whose quotes are priced in a CRM that is not there, and what becomes of requests. */
export const desksWithoutCrm = (
  { crm }: Pick<VendorConfig, 'crm'>,
  sites: readonly Pick<Site, 'siteId' | 'preferences'>[],
): string[] =>
  sites.flatMap(({ siteId, preferences: { desk } }) =>
    desk === 'crm' && !crm
      ? [
          `quotes of ${siteId}: preferences.desk is 'crm' and no CRM is configured, so nobody makes offers; requests go by mail to the support of the country, and shoppers are told so`,
        ]
      : [],
  )

/** What the shop does without a vendor behind it, and what becomes of it. */
export const functionsWithoutVendor = ({
  smtpUrl,
  card,
  paypal,
  crm,
  identityProviders,
  directory,
}: VendorConfig): string[] => [
  ...(smtpUrl ? [] : ['mail: written, kept and shown, never sent']),
  ...(card ? [] : ['cards: not offered']),
  ...(paypal ? [] : ['PayPal: not offered']),
  ...(crm
    ? []
    : [
        'CRM: quotes and cases are answered at the shop’s own desk; the support of the country has them and the newsletter by mail',
      ]),
  ...(['google', 'microsoft', 'facebook'] as const)
    .filter((name) => !identityProviders[name])
    .map((name) => `signing in with ${name}: not offered`),
  ...(directory ? [] : ['the company’s directory: staff sign in by passkey or by password and code alone']),
]
