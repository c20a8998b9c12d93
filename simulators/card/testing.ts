import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { cardSimulator } from './index.ts'
import type { Ledger } from './ledger.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

export const testMerchant = {
  merchantId: 'lamina_demo',
  keyId: '00000000-0000-4000-8000-00000000c0de',
  sharedSecret: Buffer.from('lamina-demo-shared-secret').toString('base64'),
}

/** The simulator on a port of its own, with what a shopper's browser would do. */
export const startCardSimulator = async () => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}/card`
  const app = Fastify({ logger: false })
  let ledger: Ledger | undefined
  await app.register(cardSimulator, {
    prefix: '/card',
    publicUrl: baseUrl,
    merchant: testMerchant,
    onReady: (given) => {
      ledger = given
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  const post = (path: string, body: object, type: 'json' | 'form') =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' },
      body: type === 'json' ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>),
    })
  return {
    baseUrl,
    config: { ...testMerchant, baseUrl },
    /** Types a card into the fields that `fieldsUrl` shows; gives what the frame hands to the page. */
    typeCard: async (fieldsUrl: string, number: string) => {
      const session = new URL(fieldsUrl).searchParams.get('session')
      const code = number.startsWith('3') ? '1234' : '123'
      const card = { session, number, holder: 'Ana Prueba', month: 12, year: 2035, code }
      const response = await post('/flex/v2/tokens', card, 'json')
      if (!response.ok) throw new Error(`the fields refuse ${number}: ${await response.text()}`)
      return (await response.json()) as {
        token: string
        card: {
          cardType: string
          maskedNumber: string
          holder: string
          expirationMonth: number
          expirationYear: number
        }
      }
    },
    /** Presses a button on the bank's page. */
    answerChallenge: async (challengeUrl: string, answer: 'complete' | 'fail' | 'abandon') => {
      const response = await post(challengeUrl.slice(baseUrl.length), { answer }, 'form')
      return response.text()
    },
    /** Minor units captured and not given back. */
    captured: () =>
      (ledger?.all() ?? []).reduce((sum, { captured }) => sum + Math.round(Number(captured) * 100), 0),
    decideReview: (reference: string, decision: 'accept' | 'reject') =>
      post(`/console/${reference}`, { decision }, 'form'),
    close: () => app.close(),
  }
}
