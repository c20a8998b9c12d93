import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { readConfig } from './config.ts'

const nothing = async () => undefined
const database = { url: 'postgres://x', description: 'a database', close: nothing, abandon: () => undefined }
const told = (role: string, isDemoBusiness: boolean) =>
  banner(
    readConfig({
      ROLE: role,
      PORT: '4000',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      ...(role === 'storefront' ? { ENGINE_URL: 'http://localhost:4001' } : {}),
    }),
    database,
    { isDemoBusiness, simulated: [] },
    1,
  )

test('a process without pages names its own address, and no shop', () => {
  expect(told('engine', true)).toMatch(/Address +http:\/\/localhost:4000\n/)
  expect(told('engine', true)).not.toContain('Shop')
  expect(told('all', true)).toMatch(/Shop +http:\/\/localhost:3000\n/)
})

test('customers of the demo are named in its business alone', () => {
  expect(told('all', true)).toContain('sv@lamina.example')
  expect(told('all', false)).not.toContain('lamina.example')
})

test('the back office is named where it is, and who signs in to the demo’s', () => {
  expect(told('all', true)).toMatch(/Admin +http:\/\/localhost:3000\/admin\n/)
  expect(told('all', true)).toContain('owner@lamina.example')
  expect(told('all', false)).not.toContain('owner@')
  expect(told('storefront', true)).not.toContain('/admin')
})
