import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Org, Refusal, type Row } from './org.ts'
import type { SalesDesk } from './sales-desk.ts'
import { describe } from './describe.ts'
import { createQueryPages } from './query-pages.ts'
import { runSoql } from './soql.ts'

export type Client = { clientId: string; clientSecret: string }
type Options = {
  org: Org
  desk: SalesDesk
  publicUrl: string
  client: Client
  tokens: Set<string>
  /** Whether the rule for leads blocks them, whatever the caller says; else it lets through whoever says so. */
  blocksDuplicates: () => boolean
  /** Whether the org has a product of this SKU. */
  knowsProduct: (sku: string) => boolean
}
type Record_ = Record<string, unknown>

/** How many rows a page of a query has, and one of a query within it. */
const queryPage = 2_000
const childPage = 200

const duplicateQuestion = 'Use one of these records?'

const fault = (errorCode: string, message: string) => [{ errorCode, message }]

/** The vendor's REST interface, as far as the shop speaks it. */
export const restApi = (
  app: FastifyInstance,
  { org, desk, publicUrl, client, tokens, knowsProduct, blocksDuplicates }: Options,
) => {
  const data = '/services/data/:version'

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) {
      const { status, errorCode, message, more } = error
      return reply.code(status).send(fault(errorCode, message).map((one) => ({ ...more, ...one })))
    }
    return reply.code(400).send(fault('JSON_PARSER_ERROR', 'The request could not be read.'))
  })

  app.post<{ Body: Record<string, string> }>('/services/oauth2/token', (request, reply) => {
    const { grant_type, client_id, client_secret } = request.body ?? {}
    if (grant_type !== 'client_credentials') {
      return reply
        .code(400)
        .send({ error: 'unsupported_grant_type', error_description: 'grant type not supported' })
    }
    if (client_id !== client.clientId || client_secret !== client.clientSecret) {
      return reply
        .code(400)
        .send({ error: 'invalid_client', error_description: 'invalid client credentials' })
    }
    const token = randomBytes(24).toString('base64url')
    tokens.add(token)
    return reply.send({
      access_token: token,
      instance_url: publicUrl,
      id: `${publicUrl}/id/00D000000000000AAA/005000000000000AAA`,
      scope: 'api',
      signature: randomBytes(32).toString('base64'),
      token_type: 'Bearer',
      issued_at: String(Date.now()),
    })
  })

  const signedIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!tokens.has(token)) {
      return reply.code(401).send(fault('INVALID_SESSION_ID', 'Session expired or invalid'))
    }
    // Whoever asks finds what the desk has done meanwhile.
    desk.work()
    return undefined
  }
  const guarded = { preHandler: signedIn }
  // Files come as base64 within the JSON.
  const roomy = { ...guarded, bodyLimit: 40 * 1024 * 1024 }

  const existing = (object: string, field: string, value: string): Row => {
    org.shapeOf(object)
    const row = org.find(object, field, value)
    if (!row) throw new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist')
    return row
  }

  const pages = createQueryPages()
  type Query = { Params: { version: string }; Querystring: { q?: string } }
  app.get<Query>(`${data}/query`, guarded, ({ params, query }, reply) => {
    const at = `/services/data/${params.version}/query`
    const records = runSoql(
      org,
      query.q ?? '',
      (children) => pages.open(children, at, childPage),
      knowsProduct,
    )
    return reply.send(pages.open(records, at, queryPage))
  })
  type Page = { Params: { version: string; locator: string } }
  app.get<Page>(`${data}/query/:locator`, guarded, ({ params }, reply) => {
    const page = pages.next(params.locator, `/services/data/${params.version}/query`)
    if (!page) throw new Refusal(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator')
    return reply.send(page)
  })

  app.get(`${data}/limits`, guarded, (_request, reply) =>
    reply.send({ DailyApiRequests: { Max: 100_000, Remaining: 99_000 } }),
  )
  app.get<{ Params: { object: string } }>(`${data}/sobjects/:object/describe`, guarded, ({ params }, reply) =>
    reply.send(describe(params.object, org.shapeOf(params.object))),
  )

  /** What is told of a record that is there already. The vendor leaves a letter out of the member's name. */
  const duplicateOf = (object: string, { Id }: Row, allowSave: boolean) => ({
    duplicateResut: {
      allowSave,
      duplicateRule: `Standard_${object}_Duplicate_Rule`,
      duplicateRuleEntityType: object,
      errorMessage: duplicateQuestion,
      matchResults: [
        {
          entityType: object,
          errors: [],
          matchEngine: 'FuzzyMatchEngine',
          matchRecords: [
            {
              additionalInformation: [],
              fieldDiffs: [],
              matchConfidence: 100,
              record: { attributes: { type: object }, Id },
            },
          ],
          rule: `Standard_${object}_Match_Rule_v1_0`,
          size: 1,
          success: true,
        },
      ],
    },
  })

  /**
   * The standard rule for leads: one of the same address needs the word that it may be saved all the same, or is blocked
   * where the org's rule blocks.
   */
  const refuseDuplicate = (
    { object, field, value }: { object: string; field: string; value: string },
    { Email }: Record_,
    rule: unknown,
  ) => {
    if (object !== 'Lead' || typeof Email !== 'string') return
    const isBlocked = blocksDuplicates()
    if (!isBlocked && /allowSave=true/.test(String(rule))) return
    const other = org.rows('Lead').find((row) => row.Email === Email && row[field] !== value)
    if (other)
      throw new Refusal(400, 'DUPLICATES_DETECTED', duplicateQuestion, duplicateOf('Lead', other, !isBlocked))
  }

  type ByKey = {
    Params: { object: string; field: string; value: string }
    Querystring: { fields?: string }
    Body: Record_
  }
  const byKey = `${data}/sobjects/:object/:field/:value`
  app.get<ByKey>(byKey, guarded, ({ params, query }, reply) => {
    const row = existing(params.object, params.field, params.value)
    const asked = query.fields?.split(',') ?? []
    const shown = asked.map((name) => [name, org.read(params.object, row, name)] as const)
    return reply.send({ attributes: { type: params.object }, ...Object.fromEntries(shown), Id: row.Id })
  })
  app.patch<ByKey>(byKey, guarded, ({ params, body, headers }, reply) => {
    refuseDuplicate(params, body, headers['sforce-duplicate-rule-header'])
    const { row, created } = org.upsert(params.object, params.field, params.value, body)
    return reply.code(created ? 201 : 200).send({ id: row.Id, success: true, errors: [], created })
  })

  type Plain = { Params: { object: string; id: string }; Body: Record_ }
  app.get<Plain & { Querystring: { fields?: string } }>(
    `${data}/sobjects/:object/:id`,
    guarded,
    ({ params: { object, id }, query }, reply) => {
      const row = existing(object, 'Id', id)
      const asked = query.fields?.split(',') ?? org.shapeOf(object).fields
      const shown = asked.map((name) => [name, org.read(object, row, name)] as const)
      return reply.send({ attributes: { type: object }, ...Object.fromEntries(shown), Id: row.Id })
    },
  )
  app.post<Plain>(`${data}/sobjects/:object`, roomy, ({ params, body }, reply) => {
    const row = org.create(params.object, body)
    return reply.code(201).send({ id: row.Id, success: true, errors: [] })
  })
  app.patch<Plain>(`${data}/sobjects/:object/:id`, guarded, ({ params, body }, reply) => {
    org.update(existing(params.object, 'Id', params.id), params.object, body)
    return reply.code(204).send()
  })

  type Many = {
    Params: { object: string; field: string }
    Body: { records?: Record_[]; allOrNone?: boolean }
  }
  app.patch<Many>(`${data}/composite/sobjects/:object/:field`, guarded, ({ params, body }, reply) => {
    const { records = [] } = body
    if (records.length > 200)
      throw new Refusal(400, 'EXCEEDED_ID_LIMIT', 'record limit reached. cannot exceed 200')
    const before = org.snapshot(params.object)
    const results = records.map((record) => {
      const { [params.field]: key, ...values } = record
      try {
        const { row, created } = org.upsert(params.object, params.field, String(key), values)
        return { id: row.Id, success: true, errors: [], created }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return {
          success: false,
          errors: [{ statusCode: error.errorCode, message: error.message, fields: [] }],
        }
      }
    })
    if (!body.allOrNone || results.every(({ success }) => success)) return reply.send(results)
    // All records or none: the status is 200 either way, and each valid record of a failed batch is reported as rolled back.
    org.restore(params.object, before)
    const undone = {
      statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      message: 'Record rolled back.',
      fields: [],
    }
    return reply.send(
      results.map((result) => (result.success ? { success: false, errors: [undone] } : result)),
    )
  })
}
