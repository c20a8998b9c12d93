import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pagesWithoutVendor, visitorVendorChecks } from './check-visitor-vendors.ts'
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
  expect(named({})).toEqual(['chat', 'analytics', 'marketing scripts', 'recommendations'])
  const analytics = { ANALYTICS_ID: 'GTM-1', ANALYTICS_MEASUREMENT_ID: 'G-1', ANALYTICS_API_SECRET: 'x' }
  expect(named({ ...analytics, PERSONALIZATION_BASE_URL: 'https://api.example' })).toEqual([
    'chat',
    'marketing scripts',
  ])
  expect(pagesWithoutVendor(readConfig({})).map((one) => one.split(':')[0])).toEqual(['recommendations'])
})

test('a marketing script that is gone, or is a page, is told by its host', async () => {
  const vendor = createServer((request, response) => {
    if (request.url === '/gone.js') response.writeHead(404).end()
    else if (request.url === '/page.js') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    else response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end('1')
  })
  const host = await listen(vendor)
  const ask = (...paths: string[]) => {
    const scripts = paths.map((path) => `http://${host}${path}`).join(',')
    const checks = visitorVendorChecks(readConfig({ MARKETING_SCRIPTS: scripts }))
    return checks.find(({ name }) => name === 'marketing scripts')?.ask()
  }
  await expect(ask('/pixel.js')).resolves.toBe(`loads ${host}`)
  await expect(ask('/pixel.js', '/gone.js')).rejects.toThrow('/gone.js answers 404')
  await expect(ask('/page.js')).rejects.toThrow(`${host} answers text/html instead of a script`)
})

const listen = (server: Server): Promise<string> => {
  onTestFinished(() => {
    server.close()
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
