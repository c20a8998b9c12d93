import { afterAll, beforeAll, expect, test } from 'vitest'
import { guatemalanMerchant, startCardSimulator, testMerchant } from '../../../../simulators/card/testing.ts'
import { checkCard } from './check-card.ts'

let simulator: Awaited<ReturnType<typeof startCardSimulator>>
beforeAll(async () => {
  simulator = await startCardSimulator()
})
afterAll(() => simulator.close())

test('each account is asked for what moved; the one whose key is wrong is named, and nothing is charged', async () => {
  const { baseUrl } = simulator.config
  const ask = (gt: typeof guatemalanMerchant) =>
    checkCard({ baseUrl, merchants: { default: testMerchant, GT: gt } })()
  expect(await ask(guatemalanMerchant)).toBe('2 accounts (default, GT)')
  const another = Buffer.from('another').toString('base64')
  await expect(ask({ ...guatemalanMerchant, sharedSecret: another })).rejects.toThrow(
    'account GT: the card processor refuses our signature',
  )
  expect(simulator.payments()).toEqual([])
})
