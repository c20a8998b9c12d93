import type { StorefrontConfig } from './config.ts'

const originOf = (url: string | undefined) => {
  // Placeholders such as {z} stand in the path, {s} in the host; the latter becomes a wildcard.
  const plain = url?.replaceAll('{s}', 'a')
  return plain && URL.canParse(plain) ? new URL(plain).origin : undefined
}

const list = (...sources: (string | undefined)[]) =>
  [...new Set(sources.filter((one) => one !== undefined))].join(' ')

const analyticsHosts = (config: StorefrontConfig) =>
  config.analyticsId ? ['https://www.googletagmanager.com', 'https://www.google-analytics.com'] : []

/**
 * One policy for every document: no inline script, no inline style, no nonce, since a nonce in a kept or revalidated
 * page would block the page's own scripts.
 */
export const contentSecurityPolicy = (config: StorefrontConfig, framed: boolean): string => {
  const chat = originOf(config.chatScriptUrl)
  const marketing = (config.marketingScripts ?? []).map(originOf)
  const analytics = analyticsHosts(config)
  return [
    "default-src 'self'",
    `script-src ${list("'self'", chat, ...marketing, ...analytics)}`,
    "style-src 'self'",
    `img-src ${list("'self'", 'data:', originOf(config.mapTileUrl), chat, ...analytics)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", chat, ...analytics)}`,
    `frame-src ${list("'self'", config.cardFrameOrigin, chat)}`,
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(config.publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every document; `place` is where it stands, if not in a tab of its own. */
export const securityHeaders = (
  config: StorefrontConfig,
  place?: 'framed' | 'inWindow',
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config, place === 'framed'),
  'x-content-type-options': 'nosniff',
  'x-frame-options': place === 'framed' ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), interest-cohort=(), geolocation=(self)',
  // A window that comes back from PayPal has to be known to the page that opened it, or it could not be closed.
  'cross-origin-opener-policy': place === 'inWindow' ? 'unsafe-none' : 'same-origin-allow-popups',
  ...(config.production && config.publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
