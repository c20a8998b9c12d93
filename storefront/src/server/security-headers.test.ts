import { expect, test } from 'vitest'
import { checkStorefrontConfig } from './config.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const config = { production: false, publicOrigin: 'http://localhost:3000' }
const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

const outsiders = {
  chat: {
    scriptUrl: 'https://chat.example/bootstrap.min.js',
    organizationId: '00D',
    deployment: 'Shop',
    siteUrl: 'https://chat.example/site',
    messagingUrl: 'https://messages.example',
  },
  analytics: {
    id: 'GTM-1',
    scriptUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    collectUrl: 'https://www.google-analytics.com/mp/collect',
    measurementId: 'G-1',
    apiSecret: 'secret',
  },
  marketingScripts: ['https://ads.example/pixel.js'],
}

test('[S7.059] on the steps of the payment no outsider’s script may run', () => {
  const policy = contentSecurityPolicy(
    {
      ...config,
      ...outsiders,
      card: { fields: 'https://flex.example', authentication: 'https://bank.example' },
    },
    { paying: true },
  )
  expect(part(policy, 'script-src')).toBe("script-src 'self' https://flex.example")
  expect(part(policy, 'frame-src')).toBe("frame-src 'self' https://flex.example https://bank.example")
  expect(part(policy, 'form-action')).toBe("form-action 'self' https://bank.example")
  expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(
    new Set(['https://flex.example', 'https://bank.example']),
  )
})

test('where the address holds a secret no outsider’s script may run, and no referrer tells it', () => {
  const kind = { secret: true }
  const policy = contentSecurityPolicy({ ...config, ...outsiders }, kind)
  expect(policy.match(/https?:/g)).toBeNull()
  expect(securityHeaders(config, kind)['referrer-policy']).toBe('no-referrer')
})

test('configured hosts stand only where they are needed', () => {
  const policy = contentSecurityPolicy(
    {
      ...config,
      card: { fields: 'https://flex.example', authentication: 'https://bank.example' },
      mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      ...outsiders,
    },
    {},
  )
  expect(part(policy, 'frame-src')).toBe("frame-src 'self' https://chat.example https://messages.example")
  expect(part(policy, 'img-src')).toContain('tiles.example')
  expect(part(policy, 'script-src')).toBe(
    "script-src 'self' https://chat.example https://messages.example https://ads.example https://*.googletagmanager.com",
  )
  // Its collectors differ by region.
  for (const name of ['img-src', 'connect-src'])
    for (const host of ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'])
      expect(part(policy, name)).toContain(` https://*.${host}`)
  expect(part(policy, 'style-src')).toBe("style-src 'self' https://chat.example")
  expect(part(policy, 'connect-src')).not.toContain('tiles')
})

test('without them everything is our own', () => {
  const policy = contentSecurityPolicy(config, {})
  expect(policy.match(/https?:/g)).toBeNull()
  expect(policy).not.toMatch(/unsafe|\*|nonce/)
})

test('HSTS only in production over https', () => {
  const name = 'strict-transport-security'
  expect(securityHeaders(config)).not.toHaveProperty(name)
  expect(securityHeaders({ production: true, publicOrigin: 'http://shop.example' })).not.toHaveProperty(name)
  expect(securityHeaders({ production: true, publicOrigin: 'https://shop.example' })).toHaveProperty(name)
})

test('a public origin that is none is refused by name', () => {
  for (const publicOrigin of ['', 'shop.example', 'https://shop.example/', 'https://shop.example/tienda']) {
    expect(() => checkStorefrontConfig({ ...config, publicOrigin })).toThrow(/^PUBLIC_ORIGIN: /)
  }
})
