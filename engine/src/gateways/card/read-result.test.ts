import { expect, test } from 'vitest'
import type { CardAnswer } from './card-client.ts'
import { readDetails, readPayment } from './read-result.ts'

const answerOf = (status: number, body: object): CardAnswer => ({ status, text: JSON.stringify(body), body })
const created = (body: object) => readPayment(answerOf(201, { id: 'p', ...body }))
const invalid = (reason: string) => readPayment(answerOf(400, { status: 'INVALID_REQUEST', reason }))

test.each([
  ['AUTHORIZED_PENDING_REVIEW', 'AVS_FAILED', { state: 'review' }],
  ['PENDING_REVIEW', 'CONTACT_PROCESSOR', { state: 'review' }],
  ['AUTHORIZED_RISK_DECLINED', 'SCORE_EXCEEDS_THRESHOLD', { code: 'AUTHORIZED_RISK_DECLINED' }],
  ['AUTHORIZED_RISK_DECLINED', 'DECISION_PROFILE_REJECT', { code: 'REJECTED' }],
  ['DECLINED', 'ISSUER_UNAVAILABLE', { state: 'refused', code: 'DECLINED' }],
  // Words that the vendor has not published are looked up.
  ['REVERSED', undefined, { state: 'unknown' }],
  // What is paid without its amount is looked up too.
  ['AUTHORIZED', undefined, { state: 'unknown' }],
])('the vendor’s status %s for %s', (status, reason, expected) => {
  expect(created({ status, errorInformation: { reason } })).toMatchObject(expected)
})

test.each([
  ['MISSING_FIELD', 'INVALID_REQUEST'],
  ['INVALID_MERCHANT_CONFIGURATION', 'INVALID_REQUEST'],
  ['PROCESSOR_UNAVAILABLE', 'INVALID_REQUEST'],
  ['INVALID_CARD', 'INVALID_PAYMENT'],
  ['INVALID_CARD_TYPE', 'INVALID_PAYMENT'],
  ['CARD_TYPE_NOT_ACCEPTED', 'INVALID_PAYMENT'],
  ['INVALID_PAYMENT_ID', 'INVALID_PAYMENT'],
])('a request that is refused for %s is %s', (reason, code) => {
  expect(invalid(reason)).toMatchObject({ state: 'refused', code })
})

test('a duplicate says that another request was taken: it is asked about', () => {
  expect(invalid('DUPLICATE_REQUEST')).toEqual({ state: 'unknown' })
})

test.each([403, 404, 409, 429, 500, 502])('%i without a status is no word on the payment', (status) => {
  expect(readPayment(answerOf(status, { response: { rmsg: 'no' } }))).toEqual({ state: 'unknown' })
  expect(readPayment({ status, text: '<html>', body: undefined })).toEqual({ state: 'unknown' })
})

test.each([
  ['SYSTEM_ERROR', 'SYSTEM_ERROR'],
  ['SERVER_TIMEOUT', 'SERVER_ERROR'],
  ['SERVICE_TIMEOUT', 'SERVER_ERROR'],
])('502 for %s is unknown, and %s once nothing is found', (reason, code) => {
  expect(readPayment(answerOf(502, { status: 'SERVER_ERROR', reason }))).toEqual({ state: 'unknown', code })
})

const ran = (name: string, rCode: string, rFlag: string) => ({ name, rCode, rFlag })
const authorized = ran('ics_auth', '1', 'SOK')

test.each([
  ['a sale', [authorized, ran('ics_bill', '1', 'SOK')], { state: 'paid', amountMinor: 1_000 }],
  ['a refusal of the bank', [ran('ics_auth', '0', 'DCARDREFUSED')], { code: 'DECLINED' }],
  ['a review', [ran('ics_auth', '0', 'DREVIEW')], { state: 'review' }],
  ['a risk', [authorized, ran('ics_decision', '0', 'DSCORE')], { code: 'AUTHORIZED_RISK_DECLINED' }],
  ['a rule', [authorized, ran('ics_decision', '0', 'DREJECT')], { code: 'REJECTED' }],
  ['a question of the bank', [ran('ics_pa_enroll', '0', 'DAUTHENTICATE')], { state: 'none' }],
  ['what nobody has named', [authorized], { state: 'unknown' }],
])('details without a status tell by what ran: %s', (_name, applications, expected) => {
  const orderInformation = { amountDetails: { authorizedAmount: '10.00' } }
  expect(readDetails({ id: 'p', applicationInformation: { applications }, orderInformation })).toMatchObject(
    expected,
  )
})
