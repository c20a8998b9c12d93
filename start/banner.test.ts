import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { readConfig } from './config.ts'

const nothing = async () => undefined
const database = { url: 'postgres://x', description: 'a database', close: nothing, abandon: () => undefined }
const told = (role: string, isDemoBusiness: boolean, env: Record<string, string> = {}) =>
  banner(
    readConfig({
      ROLE: role,
      PORT: '4000',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      ...env,
      ...(role === 'storefront' ? { ENGINE_URL: 'http://localhost:4001' } : {}),
    }),
    database,
    {
      isDemoBusiness,
      hasPages: role === 'all' || role === 'storefront',
      hasBackOffice: role === 'all' || role === 'engine',
      simulated: [],
    },
    1,
  )

test('a process without pages names its own address, and no shop', () => {
  expect(told('engine', true)).toMatch(/Address +http:\/\/localhost:4000\n/)
  expect(told('engine', true)).not.toContain('Shop')
  expect(told('all', true)).toMatch(/Shop +http:\/\/localhost:4000\n/)
  expect(told('all', true)).not.toContain('Address')
})

test('behind another address, what only this process has is named at its own', () => {
  const behind = told('all', true, { PUBLIC_ORIGIN: 'http://localhost:3000' })
  expect(behind).toMatch(/Shop +http:\/\/localhost:3000\n/)
  expect(behind).toMatch(/Address +http:\/\/localhost:4000\n/)
  expect(behind).toMatch(/Mail +http:\/\/localhost:4000\/dev\/mail\n/)
  expect(behind).toMatch(/Admin +http:\/\/localhost:4000\/admin\n/)
})

test('in production the back office is named where one can sign in to it', () => {
  const live = told('engine', false, {
    MODE: 'production',
    PUBLIC_ORIGIN: 'https://tienda.example',
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
  })
  expect(live).toMatch(/Address +http:\/\/localhost:4000\n/)
  expect(live).toMatch(/Admin +https:\/\/tienda\.example\/admin\n/)
  expect(live).not.toContain('/dev/mail')
})

test('customers of the demo are named in its business alone', () => {
  expect(told('all', true)).toContain('sv@lamina.example')
  expect(told('all', false)).not.toContain('lamina.example')
})

test('the back office is named where it is, and who signs in to the demo’s', () => {
  expect(told('all', true)).toMatch(/Admin +http:\/\/localhost:4000\/admin\n/)
  expect(told('all', true)).toContain('owner@lamina.example')
  expect(told('all', false)).not.toContain('owner@')
  expect(told('storefront', true)).not.toContain('/admin')
})
