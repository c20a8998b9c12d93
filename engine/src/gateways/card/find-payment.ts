import { Type } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import type { CountryCode } from '../../../../facts/countries.ts'
import type { CardClient } from './card-client.ts'
import type { CardResult } from './card-gateway.ts'
import { readAnswer, readDetails } from './read-result.ts'

const SearchAnswer = Type.Object({
  _embedded: Type.Object({
    transactionSummaries: Type.Array(
      Type.Object({
        id: Type.String(),
        applicationInformation: Type.Object({
          applications: Type.Array(Type.Object({ name: Type.String(), rCode: Type.Optional(Type.String()) })),
        }),
      }),
    ),
  }),
})

/** How a payment stands, by the processor's id. Throws where it does not know the id (yet). */
export const findByReference = async (
  call: CardClient,
  country: CountryCode,
  reference: string,
): Promise<CardResult> => {
  const answer = await call(country, 'GET', `/tss/v2/transactions/${encodeURIComponent(reference)}`)
  if (answer.status !== 200) throw new Error(`the card processor answered ${answer.status} to a look-up`)
  return readDetails(readAnswer(answer))
}

const search = async (call: CardClient, country: CountryCode, code: string) => {
  const query = `clientReferenceInformation.code:${code}`
  const answer = await call(country, 'POST', '/tss/v2/searches', {
    query,
    sort: 'submitTimeUtc:desc',
    limit: 20,
  })
  if (answer.status !== 201 || !hasShape(SearchAnswer, answer.body))
    throw new Error(`the card processor answered ${answer.status} to a search`)
  return answer.body._embedded.transactionSummaries
}

type Summary = Awaited<ReturnType<typeof search>>[number]

const hasRun =
  (...services: string[]) =>
  ({ applicationInformation }: Summary) =>
    applicationInformation.applications.some(({ name }) => services.includes(name))

/** How the payment of our code stands. A summary does not tell that, so its details are asked for. */
export const findByCode = async (
  call: CardClient,
  country: CountryCode,
  code: string,
): Promise<CardResult> => {
  const payment = (await search(call, country, code)).find(hasRun('ics_auth', 'ics_pa_enroll'))
  return payment ? findByReference(call, country, payment.id) : { state: 'none' }
}

const isCredit = ({ applicationInformation }: Summary) =>
  applicationInformation.applications.some(({ name, rCode }) => name === 'ics_credit' && rCode === '1')

/** Whether the processor has taken a refund by this code of ours; one that it declined gave nothing back. The index lags. */
export const isRefundKnown = async (call: CardClient, country: CountryCode, code: string) =>
  (await search(call, country, code)).some(isCredit)
