import { expect, test } from 'vitest'
import { checkStorefrontConfig } from './config.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const config = { production: false, publicOrigin: 'http://localhost:3000' }
const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('configured hosts stand only where they are needed', () => {
  const policy = contentSecurityPolicy(
    {
      ...config,
      cardFrameOrigin: 'http://127.0.0.1:3001',
      mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      chatScriptUrl: 'https://chat.example/widget.js',
      analyticsId: 'G-1',
    },
    false,
  )
  expect(part(policy, 'frame-src')).toBe("frame-src 'self' http://127.0.0.1:3001 https://chat.example")
  expect(part(policy, 'img-src')).toContain('tiles.example')
  expect(part(policy, 'script-src')).toBe(
    "script-src 'self' https://chat.example https://www.googletagmanager.com https://www.google-analytics.com",
  )
  expect(part(policy, 'style-src')).toBe("style-src 'self'")
  expect(part(policy, 'connect-src')).not.toContain('tiles')
})

test('without them everything is our own', () => {
  const policy = contentSecurityPolicy(config, false)
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
