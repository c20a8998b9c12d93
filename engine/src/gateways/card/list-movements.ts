import { Type, type Static } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import { countryCodes } from '../../../../facts/countries.ts'
import { fromMajor } from '../../../../facts/money.ts'
import type { Movement, MovementList, Period } from '../movement.ts'
import type { CardAccount, CardAnswer, CardClient, CardMerchants } from './card-client.ts'
import { readAnswer } from './read-result.ts'

const text = Type.Optional(Type.String())

const Summary = Type.Object({
  id: Type.String(),
  submitTimeUtc: Type.String(),
  applicationInformation: Type.Object({
    applications: Type.Array(Type.Object({ name: Type.String(), rCode: text, rFlag: text })),
  }),
  clientReferenceInformation: Type.Optional(Type.Object({ code: text })),
  orderInformation: Type.Optional(
    Type.Object({ amountDetails: Type.Optional(Type.Object({ totalAmount: text, currency: text })) }),
  ),
})
type Summary = Static<typeof Summary>

const SearchAnswer = Type.Object({
  totalCount: Type.Integer(),
  // Left out where nothing is found.
  _embedded: Type.Optional(Type.Object({ transactionSummaries: Type.Array(Summary) })),
})

const ChargebackReport = Type.Object({
  chargebackDetails: Type.Optional(
    Type.Array(
      Type.Object({
        transactionReferenceNumber: text,
        merchantReferenceNumber: text,
        requestId: Type.String(),
        amount: Type.String(),
        sign: text,
        currencyCode: Type.String(),
        time: Type.String(),
      }),
    ),
  ),
})

/** The vendor's largest page. */
const pageSize = 2500
/** The index is a minute and more behind; an hour is safe. */
const lagMs = 3_600_000

type Ask = (method: 'GET' | 'POST', path: string, content?: object) => Promise<CardAnswer>

const has = ({ applicationInformation }: Summary, names: string[]) =>
  applicationInformation.applications.find(({ name, rCode }) => names.includes(name) && rCode === '1')

/** A summary tells what was asked for; of a part that was authorized only the details tell how much. */
const capturedAmount = async (ask: Ask, summary: Summary): Promise<string | undefined> => {
  if (has(summary, ['ics_auth'])?.rFlag !== 'SPARTIALAPPROVAL')
    return summary.orderInformation?.amountDetails?.totalAmount
  const details = await ask('GET', `/tss/v2/transactions/${encodeURIComponent(summary.id)}`)
  return readAnswer(details).orderInformation?.amountDetails?.authorizedAmount
}

const movementOf = async (ask: Ask, summary: Summary): Promise<Movement | undefined> => {
  const isCapture = has(summary, ['ics_bill']) !== undefined
  if (!isCapture && !has(summary, ['ics_void', 'ics_credit'])) return undefined
  const amount = isCapture
    ? await capturedAmount(ask, summary)
    : summary.orderInformation?.amountDetails?.totalAmount
  const { code } = summary.clientReferenceInformation ?? {}
  return {
    direction: isCapture ? 'in' : 'out',
    reference: summary.id,
    names: [summary.id, ...(code === undefined ? [] : [code])],
    amountMinor: amount === undefined ? undefined : fromMajor(Number(amount)),
    currency: summary.orderInformation?.amountDetails?.currency ?? '',
    at: new Date(summary.submitTimeUtc),
  }
}

const listTransactions = async (ask: Ask, { from, to }: Period): Promise<Movement[]> => {
  const movements: Movement[] = []
  for (let offset = 0; ; offset += pageSize) {
    const answer = await ask('POST', '/tss/v2/searches', {
      query: `submitTimeUtc:[${from.toISOString()} TO ${to.toISOString()}]`,
      sort: 'submitTimeUtc:asc',
      offset,
      limit: pageSize,
    })
    if (answer.status !== 201 || !hasShape(SearchAnswer, answer.body))
      throw new Error(`the card processor answered ${answer.status} to a search`)
    for (const summary of answer.body._embedded?.transactionSummaries ?? []) {
      const movement = await movementOf(ask, summary)
      if (movement) movements.push(movement)
    }
    if (offset + pageSize >= answer.body.totalCount) return movements
  }
}

/** What cardholders' banks took back is in no search: it has a report of its own. */
const listChargebacks = async (ask: Ask, { from, to }: Period): Promise<Movement[]> => {
  const query = new URLSearchParams({ startTime: from.toISOString(), endTime: to.toISOString() })
  const answer = await ask('GET', `/reporting/v3/chargeback-details?${query}`)
  if (answer.status === 404) return []
  if (answer.status !== 200 || !hasShape(ChargebackReport, answer.body))
    throw new Error(`the card processor answered ${answer.status} to the report of chargebacks`)
  return (answer.body.chargebackDetails ?? []).map((detail) => ({
    direction: detail.sign === '+' ? 'in' : 'out',
    reference: detail.transactionReferenceNumber ?? `chargeback-${detail.requestId}`,
    names: [
      detail.requestId,
      ...(detail.merchantReferenceNumber === undefined ? [] : [detail.merchantReferenceNumber]),
    ],
    amountMinor: fromMajor(Math.abs(Number(detail.amount))),
    currency: detail.currencyCode,
    at: new Date(detail.time),
  }))
}

/** One name of each: countries may share an account. */
const accountsOf = (merchants: CardMerchants): CardAccount[] => {
  const byId = new Map<string, CardAccount>()
  for (const account of ['default', ...countryCodes] as const) {
    const { merchantId } = merchants[account] ?? {}
    if (merchantId !== undefined && !byId.has(merchantId)) byId.set(merchantId, account)
  }
  return [...byId.values()]
}

/** Everything that moved on each account of the shop. Throws where the vendor does not tell. */
export const listMovements = async (
  call: CardClient,
  merchants: CardMerchants,
  period: Period,
): Promise<MovementList> => {
  const movements: Movement[] = []
  for (const account of accountsOf(merchants)) {
    const ask: Ask = (...request) => call(account, ...request)
    movements.push(...(await listTransactions(ask, period)), ...(await listChargebacks(ask, period)))
  }
  return { movements, knownUntil: new Date(period.to.getTime() - lagMs) }
}
