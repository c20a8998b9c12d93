import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEngineConfig } from './config.ts'

const defaults = {
  publicOrigin: 'http://localhost:3000',
  simulatorsOrigin: 'http://127.0.0.1:3001',
  servesEngine: true,
}
const read = (env: Record<string, string | undefined>) => readEngineConfig(env, defaults)
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgresql://shop@db.internal/lamina',
  PUBLIC_ORIGIN: 'https://tienda.example',
  SMTP_URL: 'smtps://mail.example',
  SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
}

test('with nothing set the demo runs on the embedded database with every vendor simulated', () => {
  const config = read({})
  expect(config).toMatchObject({
    mode: 'demo',
    databaseUrl: undefined,
    publicOrigin: 'http://localhost:3000',
    rateLimits: true,
    paypal: { simulated: true, baseUrl: 'http://127.0.0.1:3001/paypal' },
    card: { simulated: true, environment: 'simulator', baseUrl: 'http://127.0.0.1:3001/card' },
    crm: { simulated: true, baseUrl: 'http://127.0.0.1:3001/crm' },
    identityProviders: { google: { issuer: 'http://127.0.0.1:3001/idp/google' } },
  })
  expect(read({ SIMULATORS_ORIGIN: 'http://sims.local:9' }).crm?.baseUrl).toBe('http://sims.local:9/crm')
})

test('production has no simulators: a vendor that is not configured is absent', () => {
  const config = read(production)
  expect(config).toMatchObject({ mode: 'production', simulatorsOrigin: undefined, paypal: undefined })
  expect(config).toMatchObject({ card: undefined, crm: undefined, identityProviders: {} })
})

test.each(['DATABASE_URL', 'PUBLIC_ORIGIN', 'SMTP_URL', 'SECRET_KEY'])('production requires %s', (name) => {
  expect(() => read({ ...production, [name]: '' })).toThrow(`${name}: is required when MODE=production`)
})

test('a production process that only serves pages needs no database', () => {
  const { PUBLIC_ORIGIN, SECRET_KEY } = production
  const env = { MODE: 'production', PUBLIC_ORIGIN, SECRET_KEY }
  expect(readEngineConfig(env, { ...defaults, servesEngine: false }).databaseUrl).toBeUndefined()
})

test.each([
  [{ MODE: 'prod' }, 'MODE: must be one of demo, production, not "prod"'],
  [
    { DATABASE_URL: 'localhost:5432' },
    'DATABASE_URL: must be a URL that begins with postgresql:// or postgres://',
  ],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL: must be a URL'],
  [{ DATABASE_URL: 'postgresql://u:secret@one,two/d' }, 'DATABASE_URL: with several servers must be'],
  [{ PUBLIC_ORIGIN: 'https://a.example/tienda' }, 'PUBLIC_ORIGIN: must be an origin'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY: must have at least 32 characters'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS: must be one of on, off'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be a URL that begins with smtp://'],
  [{ PAYPAL_SECRET: 'x' }, 'PAYPAL_SECRET: is not a known variable'],
  [{ CARD_KEY: 'x' }, 'CARD_KEY: is not a known variable'],
  [{ CRM_URL: 'x' }, 'CRM_URL: is not a known variable'],
  [{ IDP_APPLE_ISSUER: 'x' }, 'IDP_APPLE_ISSUER: is not a known variable'],
  [{ PAYPAL_CLIENT_ID: 'x' }, 'PAYPAL_CLIENT_ID: has no effect unless PAYPAL_BASE_URL is set'],
  [
    { PAYPAL_BASE_URL: 'https://api-m.paypal.com' },
    'PAYPAL_CLIENT_ID: is required when PAYPAL_BASE_URL is set',
  ],
  [{ IDP_GOOGLE_ISSUER: 'https://accounts.google.com' }, 'IDP_GOOGLE_CLIENT_ID: is required'],
  [{ CARD_ENVIRONMENT: 'staging' }, 'CARD_MERCHANT_ID: is required when CARD_ENVIRONMENT=staging'],
])('%o is refused in one line that names the variable', (env, message) => {
  const attempt = () => read(env)
  expect(attempt).toThrow(message)
  expect(attempt).not.toThrow(/\n|secret@/)
})

test.each([
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS: cannot be off when MODE=production'],
  [{ CARD_ENVIRONMENT: 'simulator' }, 'CARD_ENVIRONMENT: cannot be simulator when MODE=production'],
  [{ SIMULATORS_ORIGIN: 'http://127.0.0.1:1' }, 'SIMULATORS_ORIGIN: has no meaning'],
])('production refuses %o', (env, message) => {
  expect(() => read({ ...production, ...env })).toThrow(message)
})

test('[S9.037] the card endpoint follows the configured environment, and an unknown environment throws', () => {
  const account = { CARD_MERCHANT_ID: 'm', CARD_KEY_ID: 'k', CARD_SHARED_SECRET: 's' }
  const endpoint = (env: Record<string, string>) => read({ ...account, ...env }).card?.baseUrl
  const staging = endpoint({ CARD_ENVIRONMENT: 'staging' })
  const live = endpoint({ CARD_ENVIRONMENT: 'production' })
  expect(new Set([staging, live, read({}).card?.baseUrl]).size).toBe(3)
  expect(endpoint({ CARD_ENVIRONMENT: 'staging', CARD_BASE_URL: 'https://own.example' })).toBe(
    'https://own.example',
  )
  expect(() => endpoint({ CARD_ENVIRONMENT: 'sandbox' })).toThrow('CARD_ENVIRONMENT: must be one of')
})

test.each([
  'a'.repeat(40),
  'changemechangemechangemechangeme',
  'abcabcabcabcabcabcabcabcabcabcabcabc',
  '0123456789012345678901234567890123456789',
  'replace-this-by-a-key-of-your-own-of-32-characters',
  'my-secret-password-for-this-example-shop-1',
])('[G1.009] production refuses the SECRET_KEY %s, which can be guessed', (SECRET_KEY) => {
  expect(() => readEngineConfig({ ...production, SECRET_KEY }, defaults)).toThrow(
    /^SECRET_KEY: can be guessed/,
  )
})

test.each(['demo', 'production'])('a random SECRET_KEY serves %s, however it is written', (MODE) => {
  const others = MODE === 'production' ? production : {}
  for (let round = 0; round < 200; round++) {
    const bytes = randomBytes(32)
    for (const SECRET_KEY of [
      bytes.toString('hex'),
      bytes.toString('base64'),
      bytes.subarray(16).toString('hex'),
    ])
      expect(() => readEngineConfig({ ...others, MODE, SECRET_KEY }, defaults)).not.toThrow()
  }
})

test('the directory of staff is configured whole, with the domains it may vouch for', () => {
  const whole = {
    STAFF_IDP_ISSUER: 'https://login.example/tenant/v2.0',
    STAFF_IDP_CLIENT_ID: 'shop',
    STAFF_IDP_CLIENT_SECRET: 'secret',
    STAFF_IDP_EMAIL_DOMAINS: 'Tienda.com.sv, acero.tienda.com.sv',
  }
  expect(read({ ...production, ...whole }).directory).toEqual({
    issuer: whole.STAFF_IDP_ISSUER,
    clientId: 'shop',
    clientSecret: 'secret',
    emailDomains: ['tienda.com.sv', 'acero.tienda.com.sv'],
    verifiedClaim: 'email_verified',
    baseUrl: undefined,
  })
  expect(read(production).directory).toBeUndefined()
  expect(read({}).directory?.issuer).toBe('http://127.0.0.1:3001/idp/directory')
  const wrong = (change: Record<string, string | undefined>) => () => read({ ...whole, ...change })
  expect(wrong({ STAFF_IDP_EMAIL_DOMAINS: '' })).toThrow('STAFF_IDP_EMAIL_DOMAINS: is required')
  expect(wrong({ STAFF_IDP_EMAIL_DOMAINS: '@tienda.com.sv' })).toThrow('STAFF_IDP_EMAIL_DOMAINS: must be')
  expect(wrong({ STAFF_IDP_ISSUER: undefined })).toThrow('STAFF_IDP_CLIENT_ID: has no effect')
  expect(wrong({ STAFF_IDP_DOMAINS: 'x' })).toThrow('STAFF_IDP_DOMAINS: is not a known variable')
})
