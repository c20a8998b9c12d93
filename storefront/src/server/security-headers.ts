import type { StorefrontConfig } from './config.ts'

const originOf = (url: string | undefined) => {
  // Placeholders such as {z} stand in the path, {s} in the host; the latter becomes a wildcard.
  const plain = url?.replaceAll('{s}', 'a')
  return plain && URL.canParse(plain) ? new URL(plain).origin : undefined
}

const list = (...sources: (string | undefined)[]) =>
  [...new Set(sources.filter((one) => one !== undefined))].join(' ')

type ThirdParties = {
  /** The chat loads a stylesheet of its own before it is ready. */
  styles: (string | undefined)[]
  chat: (string | undefined)[]
  marketing: (string | undefined)[]
  /** Whose scripts run for analytics; what they measure goes to more hosts. */
  tags: (string | undefined)[]
  analytics: (string | undefined)[]
}
const noThirdParties: ThirdParties = { styles: [], chat: [], marketing: [], tags: [], analytics: [] }

const thirdPartiesOf = ({ chat, marketingScripts = [], analytics }: StorefrontConfig): ThirdParties => ({
  styles: [originOf(chat?.siteUrl)],
  chat: chat ? [originOf(chat.scriptUrl), originOf(chat.siteUrl), originOf(chat.messagingUrl)] : [],
  marketing: marketingScripts.map(originOf),
  tags: analytics ? [isGoogle(analytics.scriptUrl) ? googleHosts[0] : originOf(analytics.scriptUrl)] : [],
  analytics: analytics ? collectorsOf(analytics) : [],
})

/** The measurements of Google's tags go to regional collectors, and pictures come from all of them. */
const googleHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]
const isGoogle = (url: string) => /(^|\.)googletagmanager\.com$/.test(new URL(url).hostname)

const collectorsOf = ({ scriptUrl, collectUrl }: NonNullable<StorefrontConfig['analytics']>) =>
  isGoogle(scriptUrl) ? googleHosts : [originOf(scriptUrl), originOf(collectUrl)]

/**
 * What a document is: in a frame of ours, in a window that a vendor's came back to, a step of the payment, or one whose
 * address holds a secret; where the last two are, no outsider's script may run.
 */
export type DocumentKind = {
  framed?: boolean
  inWindow?: boolean
  paying?: boolean
  secret?: boolean
  /** A page as it would be: no script runs in it, so that it neither counts nor becomes the page as it is. */
  preview?: boolean
}

/**
 * One policy for every document: no inline script, no inline style, no nonce, since a nonce in a kept or revalidated
 * page would block the page's own scripts.
 */
export const contentSecurityPolicy = (
  config: StorefrontConfig,
  { framed = false, paying = false, secret = false, preview = false }: DocumentKind,
): string => {
  const { styles, chat, marketing, tags, analytics } =
    paying || secret ? noThirdParties : thirdPartiesOf(config)
  // The processor's script runs and its frames stand only where one pays; a form is posted into those of the bank.
  const { fields, authentication } = (paying && config.card) || {}
  return [
    "default-src 'self'",
    `script-src ${preview ? "'none'" : list("'self'", fields, ...chat, ...marketing, ...tags)}`,
    // A development server writes styles into the document, so that a changed one needs no new document.
    `style-src ${list("'self'", config.development ? "'unsafe-inline'" : undefined, ...styles)}`,
    `img-src ${list("'self'", 'data:', originOf(config.mapTileUrl), ...chat, ...marketing, ...analytics)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...chat, ...marketing, ...analytics)}`,
    `frame-src ${list("'self'", fields, authentication, ...chat)}`,
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action ${list("'self'", authentication)}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(config.publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every document. */
export const securityHeaders = (
  config: StorefrontConfig,
  kind: DocumentKind = {},
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config, kind),
  'x-content-type-options': 'nosniff',
  'x-frame-options': kind.framed ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': kind.secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), interest-cohort=(), geolocation=(self)',
  // A window that comes back from PayPal has to be known to the page that opened it, or it could not be closed.
  'cross-origin-opener-policy': kind.inWindow ? 'unsafe-none' : 'same-origin-allow-popups',
  ...(config.production && config.publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
