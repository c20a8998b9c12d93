import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEngine, qaTemplate, type TestEngine } from '../engine/src/testing.ts'
import { buildIfStale } from '../storefront/build/build-if-stale.ts'
import type { LoginOption } from '../storefront/src/config/login-options.ts'
import { createStorefront, inProcessEngine } from '../storefront/src/server/index.ts'
import { readConfig } from './config.ts'

/** The login page as installations with different settings serve it. */
let engine: TestEngine
let engineApp: FastifyInstance

beforeAll(async () => {
  await buildIfStale()
  engine = await createTestEngine(await qaTemplate())
  engineApp = Fastify({ logger: false })
  await engineApp.register(engine.engine.plugin)
  await engineApp.ready()
}, 120_000)
afterAll(async () => {
  await engineApp?.close()
  await engine?.close()
})

const shopWith = async (loginOptions: readonly LoginOption[]) => {
  const app = Fastify({ logger: false })
  await app.register(
    createStorefront({
      engine: inProcessEngine(engineApp),
      config: { production: false, publicOrigin: 'http://localhost:3000', loginOptions },
    }),
  )
  return app
}

const signs: Record<LoginOption, string> = {
  password: 'type="password"',
  passwordless: 'Recibir un enlace por correo',
  google: '>Google<',
  microsoft: '>Microsoft<',
  facebook: '>Facebook<',
}

const offeredOptions = async (loginOptions: readonly LoginOption[]) => {
  const app = await shopWith(loginOptions)
  const { body } = await app.inject('/login')
  await app.close()
  const form = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  return Object.entries(signs).flatMap(([option, sign]) => (form.includes(sign) ? [option] : []))
}

test.each([
  [['password']],
  [['passwordless']],
  [['google']],
  [['password', 'microsoft']],
  [['password', 'passwordless', 'google', 'microsoft', 'facebook']],
] as const)('[S2.083] [S6.014] the login page offers %j and nothing else', async (options) => {
  expect(await offeredOptions(options)).toEqual([...options])
})

test('[S6.014] a shop nobody could sign in to does not start', async () => {
  await expect(shopWith([])).rejects.toThrow('LOGIN_OPTIONS: must leave at least one way to sign in.')
})

test('[S6.014] without a word of the installation: password and mailed link, and the providers with settings', () => {
  expect(readConfig({}).loginOptions).toEqual(['password', 'passwordless', 'google', 'microsoft', 'facebook'])
  const production = {
    MODE: 'production',
    DATABASE_URL: 'postgres://db/lamina',
    PUBLIC_ORIGIN: 'https://tienda.example',
    SMTP_URL: 'smtp://mail.example',
    SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
  }
  expect(readConfig(production).loginOptions).toEqual(['password', 'passwordless'])
  const google = {
    IDP_GOOGLE_ISSUER: 'https://accounts.google.com',
    IDP_GOOGLE_CLIENT_ID: 'shop',
    IDP_GOOGLE_CLIENT_SECRET: 'secret',
  }
  expect(readConfig({ ...production, ...google }).loginOptions).toContain('google')
  expect(readConfig({ LOGIN_OPTIONS: 'password, facebook' }).loginOptions).toEqual(['password', 'facebook'])
  expect(() => readConfig({ LOGIN_OPTIONS: 'password,telegram' })).toThrow('LOGIN_OPTIONS: must list some of')
  expect(() => readConfig({ ...production, LOGIN_OPTIONS: 'google' })).toThrow(
    'LOGIN_OPTIONS: names google, which has no IDP_GOOGLE_CLIENT_ID',
  )
})
