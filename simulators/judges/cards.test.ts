import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardGateway, type CardPayment, readTransientToken } from '../../engine/src/gateways/index.ts'
import { openCardGateway } from '../../engine/src/gateways/module.ts'
import { cardSimulator } from '../card/index.ts'
import type { Ledger } from '../card/ledger.ts'
import { testMerchant } from '../card/testing.ts'
import { freePort } from './free-port.ts'
import { recordRequests } from './recorded-requests.ts'
import { expectAllKnown, judgeOf, unknownMembers } from './verdicts.ts'

/** The vendor's library is CommonJS without types. */
const sdk = createRequire(import.meta.url)('cybersource-rest-client')

/** The command that runs the judges makes a certificate for the run, which the process trusts. */
const folder = process.env.JUDGES_CERTIFICATE ?? ''
const https = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) }

// The library signs paths without a prefix, so the simulator lies at the root, behind TLS.
const port = await freePort()
const baseUrl = `https://127.0.0.1:${port}`
const app = Fastify({ logger: false, https })
const sent = recordRequests(app)
let now = new Date()
let config: object
let gateway: CardGateway
let ledger: Ledger | undefined

beforeAll(async () => {
  await app.register(cardSimulator, {
    publicUrl: baseUrl,
    merchants: [testMerchant],
    now: () => now,
    onReady: (given) => {
      ledger = given
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  config = {
    authenticationType: 'http_signature',
    runEnvironment: `127.0.0.1:${port}`,
    merchantID: testMerchant.merchantId,
    merchantKeyId: testMerchant.keyId,
    merchantsecretKey: testMerchant.sharedSecret,
    logConfiguration: { enableLog: false },
  }
  gateway = openCardGateway({ baseUrl, merchants: { default: testMerchant } })
})
afterAll(() => app.close())

/** Calls a function of the library's, which take a callback last; gives status and body of the answer. */
const call = async (api: string, name: string, ...args: unknown[]) => {
  const target = new sdk[api](config)
  return new Promise<{ status: number; body: Record<string, never>; text: string; error: unknown }>(
    (resolve) => {
      target[name](
        ...args,
        (
          error: { response?: { text?: string } } | null,
          data: never,
          response: { status: number; text: string },
        ) => {
          const text = response?.text ?? error?.response?.text ?? ''
          resolve({ status: response?.status ?? 0, body: data, text, error })
        },
      )
    },
  )
}

const origins = ['http://localhost:3000']
const networks = ['VISA', 'MASTERCARD']

const typeCard = async (captureContext: string, number: string) => {
  const { flx } = decodeJwt<{ flx: { data: string } }>(captureContext)
  const card = {
    session: flx.data,
    number,
    securityCode: '123',
    expirationMonth: '12',
    expirationYear: '2035',
  }
  const answer = await fetch(`${baseUrl}/microform/v2/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  return answer.text()
}

/** The capture context is the answer itself: a text that no JSON holds. */
const openFields = async () => {
  const { status, body } = await call('MicroformIntegrationApi', 'generateCaptureContext', {
    clientVersion: 'v2',
    targetOrigins: origins,
    allowedCardNetworks: networks,
    allowedPaymentTypes: ['CARD'],
  })
  const context: unknown = body
  return { status, context: typeof context === 'string' ? context : '' }
}

const billTo = {
  firstName: 'Ana',
  lastName: 'Prueba',
  address1: 'Calle 1',
  locality: 'San Salvador',
  country: 'SV',
  email: 'ana@example.com',
}
const amountDetails = { totalAmount: '10.00', currency: 'USD' }
let names = Date.now()
const newName = () => String(names++)

const paymentOf = (transientTokenJwt: string, code = newName()) => ({
  clientReferenceInformation: { code, transactionId: newName() },
  processingInformation: { capture: true },
  tokenInformation: { transientTokenJwt },
  orderInformation: { amountDetails, billTo },
})
const pay = async (number = '4111111111111111') => {
  const token = await typeCard((await openFields()).context, number)
  const wanted = paymentOf(token)
  const answer = await call('PaymentsApi', 'createPayment', wanted)
  return { id: String(answer.body?.id), wanted, ...answer }
}

describe('the library against the simulator', () => {
  const judge = judgeOf('cards', 'cybersource-rest-client')

  judge('capture context: POST /microform/v2/sessions, verified by the library', async () => {
    const { status, context } = await openFields()
    expect(status).toBe(201)
    const parse = promisify(sdk.CaptureContextParsingUtility.parseCaptureContextResponse)
    const environment = { getRunEnvironment: () => `127.0.0.1:${port}` }
    expect(await parse(context, environment)).toMatchObject({ iss: 'Flex API' })
    const [head, claims] = context.split('.')
    await expect(parse(`${head}.${claims}.${'A'.repeat(342)}`, environment)).rejects.toThrow(
      'validation failed',
    )
  })
  judge('set-up of 3-D Secure: POST /risk/v1/authentication-setups', async () => {
    const token = await typeCard((await openFields()).context, '4111111111111111')
    const { status, body } = await call('PayerAuthenticationApi', 'payerAuthSetup', {
      clientReferenceInformation: { code: newName() },
      tokenInformation: { transientToken: decodeJwt(token).jti },
    })
    expect([status, body]).toMatchObject([201, { status: 'COMPLETED' }])
    expect(body.consumerAuthenticationInformation).toMatchObject({ accessToken: expect.any(String) })
  })
  judge('payment: POST /pts/v2/payments', async () => {
    const { status, body } = await pay()
    expect([status, body]).toMatchObject([201, { status: 'AUTHORIZED' }])
    expect(body.orderInformation).toMatchObject({ amountDetails: { authorizedAmount: '10.00' } })
  })
  judge('a declined card', async () => {
    const { status, body } = await pay('4000000000000002')
    expect([status, body]).toMatchObject([201, { status: 'DECLINED' }])
  })
  judge('a repeated reference is refused', async () => {
    const { wanted } = await pay()
    const token = await typeCard((await openFields()).context, '4111111111111111')
    const { code } = wanted.clientReferenceInformation
    const { text } = await call('PaymentsApi', 'createPayment', paymentOf(token, code))
    expect(text).toContain('DUPLICATE_REQUEST')
  })
  judge('a sale is voided, not reversed: POST …/voids, …/reversals', async () => {
    const { id } = await pay()
    const clientReferenceInformation = { code: newName() }
    const reversal = { clientReferenceInformation, reversalInformation: { amountDetails, reason: 'x' } }
    const reversed = await call('ReversalApi', 'authReversal', id, reversal)
    expect(reversed.error).not.toBeNull()
    const { status, body } = await call('VoidApi', 'voidPayment', { clientReferenceInformation }, id)
    expect([status, body]).toMatchObject([201, { status: 'VOIDED' }])
  })
  judge('a settled sale is refunded: POST …/refunds', async () => {
    const { id } = await pay()
    now = new Date(now.getTime() + 30 * 3_600_000)
    const clientReferenceInformation = { code: newName(), transactionId: newName() }
    const refund = { clientReferenceInformation, orderInformation: { amountDetails } }
    const { status, body } = await call('RefundApi', 'refundPayment', refund, id)
    expect([status, body]).toMatchObject([201, { status: 'PENDING' }])
  })
  judge('a lost sale is voided by its name: POST /pts/v2/voids', async () => {
    const { wanted } = await pay()
    now = new Date(now.getTime() + 120_000)
    const { transactionId } = wanted.clientReferenceInformation
    const { status } = await call('VoidApi', 'mitVoid', { clientReferenceInformation: { transactionId } })
    expect(status).toBe(201)
  })
  judge('search and details: POST /tss/v2/searches, GET /tss/v2/transactions/{id}', async () => {
    const { id, wanted } = await pay()
    now = new Date(now.getTime() + 120_000)
    const { code } = wanted.clientReferenceInformation
    const found = await call('SearchTransactionsApi', 'createSearch', {
      query: `clientReferenceInformation.code:${code}`,
      limit: 10,
    })
    expect([found.status, found.body.totalCount]).toEqual([201, 1])
    const { status, body } = await call('TransactionDetailsApi', 'getTransaction', id)
    expect([status, body.id]).toEqual([200, id])
  })
  judge('report of chargebacks: GET /reporting/v3/chargeback-details', async () => {
    const chargebacks = () =>
      call(
        'ChargebackDetailsApi',
        'getChargebackDetails',
        new Date(now.getTime() - 86_400_000).toISOString(),
        new Date(now.getTime() + 60_000).toISOString(),
        {},
      )
    const { error, text } = await chargebacks()
    expect([error !== null, text]).toEqual([true, expect.stringContaining('No results')])
    const { id } = await pay()
    ledger?.chargeBack(ledger.find(id) ?? expect.fail('the payment is not known'))
    const { status, body } = await chargebacks()
    expect([status, body.chargebackDetails]).toMatchObject([
      200,
      [{ requestId: id, amount: '10.00', sign: '-' }],
    ])
  })
})

describe('what our adapter sends against the library’s models', () => {
  const judge = judgeOf('cards', 'models of cybersource-rest-client')
  const expectKnown = (path: RegExp, model: string) => {
    const body = sent.bodyOf(path)
    expectAllKnown(body, sdk[model].constructFromObject(body))
  }
  const prepare = async (number: string) => {
    const session = await gateway.openFields({ origin: 'http://localhost:3000', country: 'SV' })
    const token = await typeCard(session.captureContext, number)
    const read = await readTransientToken(token, session.key, now)
    const code = newName()
    const payment: CardPayment = {
      country: 'SV',
      code,
      transactionId: newName(),
      orderNo: '1',
      amountMinor: 1000,
      currency: 'USD',
      token,
      billTo: { ...billTo, city: billTo.locality },
      device: {
        ipAddress: '127.0.0.1',
        language: 'es-SV',
        colorDepth: 24,
        screenHeight: 844,
        screenWidth: 390,
        timeDifference: 360,
        javaEnabled: false,
        userAgent: 'x',
      },
    }
    const { referenceId } = await gateway.setUp({ country: 'SV', code, tokenId: read?.id ?? '' })
    return { payment, referenceId, returnUrl: 'http://localhost:3000/cs-callback/1' }
  }
  const payOurs = async (number: string) => {
    const { payment, ...rest } = await prepare(number)
    return { payment, result: await gateway.pay(payment, rest) }
  }

  test('a member that the models do not know is noticed, within a list too', () => {
    const body = { orderInformation: { amountDetails: { totalAmount: '1.00', total: '1.00' } } }
    const read = JSON.parse(JSON.stringify(sdk.CreatePaymentRequest.constructFromObject(body)))
    expect(unknownMembers(body, read)).toEqual(['orderInformation.amountDetails.total'])
    const items = { orderInformation: { lineItems: [{ productName: 'x' }, { name: 'y' }] } }
    const again = JSON.parse(JSON.stringify(sdk.CreatePaymentRequest.constructFromObject(items)))
    expect(unknownMembers(items, again)).toEqual(['orderInformation.lineItems.1.name'])
  })

  judge('fields, set-up, first payment', async () => {
    expect((await payOurs('4111111111111111')).result.state).toBe('paid')
    expectKnown(/microform\/v2\/sessions$/, 'GenerateCaptureContextRequest')
    expectKnown(/authentication-setups$/, 'PayerAuthSetupRequest')
    expectKnown(/pts\/v2\/payments$/, 'CreatePaymentRequest')
  })
  judge('second payment, after the bank has asked', async () => {
    const { payment, result } = await payOurs('4000000000001091')
    if (result.state !== 'challenge') throw new Error(result.state)
    await gateway.resume({ ...payment, code: newName(), transactionId: newName() }, result.authenticationId)
    expectKnown(/pts\/v2\/payments$/, 'CreatePaymentRequest')
  })
  judge('void, reversal, refund, time-out void, search', async () => {
    const { payment, result } = await payOurs('4111111111111111')
    if (result.state !== 'paid') throw new Error(result.state)
    now = new Date(now.getTime() + 30 * 3_600_000)
    const { reference } = result
    await gateway.refund({ ...payment, reference, code: newName(), transactionId: newName() })
    expectKnown(/\/voids$/, 'VoidPaymentRequest')
    expectKnown(/\/reversals$/, 'AuthReversalRequest')
    expectKnown(/\/refunds$/, 'RefundPaymentRequest')
    await gateway.voidUnanswered({ country: 'SV', code: newName(), transactionId: newName() })
    expectKnown(/pts\/v2\/voids$/, 'MitVoidRequest')
    await gateway.findByCode({ country: 'SV', code: payment.code })
    expectKnown(/searches$/, 'CreateSearchRequest')
    await gateway.listMovements({ from: new Date(now.getTime() - 86_400_000), to: now })
    expectKnown(/searches$/, 'CreateSearchRequest')
  })
})
