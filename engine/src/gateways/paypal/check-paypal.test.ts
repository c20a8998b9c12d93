import { afterEach, expect, test } from 'vitest'
import { startPaypalSimulator } from '../../../../simulators/paypal/testing.ts'
import { checkPaypal } from './check-paypal.ts'

let simulator: Awaited<ReturnType<typeof startPaypalSimulator>>
afterEach(() => simulator.close())

const webhookUrl = 'http://127.0.0.1:1/webhooks'
const needed = ['COMPLETED', 'DENIED', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.CAPTURE.${name}`)

test('PayPal is asked who we are and where its webhooks go', async () => {
  for (const webhookEvents of [['*'], needed]) {
    simulator = await startPaypalSimulator({ webhookUrl, webhookEvents })
    expect(await checkPaypal(simulator.config)()).toBe(`signed in; webhooks go to ${webhookUrl}`)
    await simulator.close()
  }
})

test('a webhook that is not there, or does not tell of money that goes back, is named', async () => {
  simulator = await startPaypalSimulator({ webhookUrl, webhookEvents: needed.slice(0, 2) })
  await expect(checkPaypal(simulator.config)()).rejects.toThrow(
    'the webhook does not tell PAYMENT.CAPTURE.REFUNDED, PAYMENT.CAPTURE.REVERSED',
  )
  await expect(checkPaypal({ ...simulator.config, webhookId: 'WH-OTHER' })()).rejects.toThrow(
    'the account has no webhook WH-OTHER',
  )
})

test('credentials that are not taken are told as such', async () => {
  simulator = await startPaypalSimulator()
  await expect(checkPaypal({ ...simulator.config, clientSecret: 'another' })()).rejects.toThrow(
    'PayPal refuses our credentials (401)',
  )
})
