import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { metricsListener } from './listeners.ts'
import { createMetrics } from './metrics.ts'

const operations = join(import.meta.dirname, '../docs/operations')
const read = (file: string) => readFileSync(join(operations, file), 'utf8')

/** Names of metrics in a text, and the labels that queries ask of them. */
const namesIn = (text: string) => new Set(text.match(/\b(?:http|nodejs|process|lamina)_[a-z0-9_]+/g))

test('every metric that the alerts and the dashboard name is served, with the labels they ask for', async () => {
  const metrics = createMetrics()
  const shop = Fastify()
  metrics.watch(shop)
  metrics.watchJobs(async () => ({ waiting: 3, givenUp: 1 }))
  const finishedAt = new Date('2026-11-23T06:00:00Z')
  metrics.watchPayments(async () => [{ method: 'PAYPAL', differences: 2, finishedAt }])
  shop.get('/things/:id', async () => 'here')
  const own = metricsListener(metrics, { draining: () => false })
  onTestFinished(async () => {
    await shop.close()
    await own.close()
  })
  const origin = await shop.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${origin}/things/7`)).status).toBe(200)
  const answer = await fetch(`${await own.listen({ port: 0, host: '127.0.0.1' })}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const served = await answer.text()

  const dashboard = read('examples/grafana-dashboard.json')
  const alerts = read('examples/alerts.yaml')
  const named = new Set([...namesIn(read('README.md')), ...namesIn(dashboard), ...namesIn(alerts)])
  expect(named.size).toBeGreaterThanOrEqual(5)
  const offered = namesIn(served)
  expect([...named].filter((name) => !offered.has(name))).toEqual([])
  // By pattern and not by address, or every id would be a series of its own.
  expect(served).toContain(
    'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 1',
  )
  expect(served).toContain('lamina_jobs{state="given-up"} 1')
  expect(served).toContain('lamina_payment_differences{method="PAYPAL"} 2')
  expect(served).toContain(
    `lamina_payments_reconciled_timestamp_seconds{method="PAYPAL"} ${finishedAt.getTime() / 1000}`,
  )
  for (const [, state] of alerts.matchAll(/state="([a-z-]+)"/g))
    expect(served).toContain(`lamina_jobs{state="${state}"}`)
  const labels = [...`${dashboard}${alerts}`.matchAll(/by \(([a-z, ]+)\)/g)].flatMap(([, all = '']) =>
    all.split(', '),
  )
  expect(labels.filter((label) => !['le', 'method', 'route', 'status', 'state'].includes(label))).toEqual([])
})

test('without the database the other metrics are still served', async () => {
  const metrics = createMetrics()
  metrics.watchJobs(() => Promise.reject(new Error('no database')))
  const text = await metrics.text()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('lamina_jobs{')
})
