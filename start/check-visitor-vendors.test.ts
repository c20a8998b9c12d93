import { expect, test } from 'vitest'
import { pagesWithoutVendor } from './check-visitor-vendors.ts'
import { readConfig } from './config.ts'

test('in production what pages lack is named; what has a vendor is not', () => {
  const production = {
    MODE: 'production',
    DATABASE_URL: 'postgres://db/lamina',
    PUBLIC_ORIGIN: 'https://tienda.example',
    SMTP_URL: 'smtp://mail.example',
    SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
  }
  const named = (env: object) =>
    pagesWithoutVendor(readConfig({ ...production, ...env })).map((one) => one.split(':')[0])
  expect(named({})).toEqual(['chat', 'analytics', 'recommendations'])
  const analytics = { ANALYTICS_ID: 'GTM-1', ANALYTICS_MEASUREMENT_ID: 'G-1', ANALYTICS_API_SECRET: 'x' }
  expect(named({ ...analytics, PERSONALIZATION_BASE_URL: 'https://api.example' })).toEqual(['chat'])
  expect(pagesWithoutVendor(readConfig({})).map((one) => one.split(':')[0])).toEqual(['recommendations'])
})
