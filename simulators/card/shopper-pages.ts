import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Authentication, Authentications } from './authentications.ts'
import {
  challengePage,
  challengeStyle,
  collectedPage,
  collectedScript,
  returnPage,
  returnScript,
} from './challenge-page.ts'
import { consolePage } from './console-page.ts'
import { fieldPage, fieldScript, fieldStyle } from './field-page.ts'
import { flexLibrary } from './flex-library.ts'
import type { Ledger } from './ledger.ts'
import { type CardInput, readCard } from './read-card.ts'
import { libraryPath, type Sessions } from './sessions.ts'

type Options = {
  ledger: Ledger
  sessions: Sessions
  authentications: Authentications
  publicUrl: string
  now: () => Date
}

const html = (reply: FastifyReply, ancestors: string[], formTargets: string[], text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self' ${formTargets.join(' ')}; frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(text)

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is nothing here.')

/** What the shopper's browser sees of the vendor: the library, its fields, device data and the bank's page. */
export const shopperPages = (app: FastifyInstance, options: Options) => {
  const { ledger, sessions, authentications, publicUrl, now } = options
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  const asset = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply
        .type(type)
        .header('x-content-type-options', 'nosniff')
        // A script with an integrity value is fetched across origins with permission, or not at all.
        .header('access-control-allow-origin', '*')
        .send(text),
    )
  asset(libraryPath, 'text/javascript', flexLibrary)
  asset('/microform/v2/field.css', 'text/css', fieldStyle)
  asset('/microform/v2/field.js', 'text/javascript', fieldScript)
  asset('/challenge.css', 'text/css', challengeStyle)
  asset('/return.js', 'text/javascript', returnScript)
  asset('/collected.js', 'text/javascript', collectedScript)

  app.get<{ Querystring: { session?: string } }>('/microform/v2/field', (request, reply) => {
    const session = sessions.find(request.query.session ?? '')
    if (!session) return reply.code(403).type('text/plain').send('The session is over.')
    return html(reply, session.targetOrigins, [], fieldPage(publicUrl))
  })

  app.post<{ Body: CardInput & { session?: string } }>('/microform/v2/tokens', async (request, reply) => {
    const session = sessions.find(request.body.session ?? '')
    if (!session) return reply.code(403).send({ reason: 'CREATE_TOKEN_UNABLE_TO_START' })
    const read = readCard(request.body, session.networks, now())
    if ('card' in read)
      return reply
        .code(201)
        .type('application/jwt')
        .send(await sessions.tokenize(session, read.card))
    return reply.code(400).send({ reason: 'CREATE_TOKEN_VALIDATION_FIELDS', details: read.faults })
  })

  app.post<{ Body: { JWT?: string } }>('/V1/Cruise/Collect', (request, reply) => {
    const referenceId = authentications.referenceOf(request.body.JWT ?? '')
    if (referenceId === undefined) return missing(reply)
    return html(reply, ['*'], [], collectedPage(referenceId, publicUrl))
  })

  type Step = { Body: { JWT?: string; MD?: string; answer?: string } }
  const back = (reply: FastifyReply, asked: Authentication, merchantData: string) =>
    html(
      reply,
      originOf(asked.returnUrl),
      originOf(asked.returnUrl),
      returnPage(asked, merchantData, publicUrl),
    )

  app.post<Step>('/V2/Cruise/StepUp', (request, reply) => {
    const asked = authentications.findByToken(request.body.JWT ?? '')
    if (!asked) return missing(reply)
    const { MD = '' } = request.body
    if (asked.answer !== undefined) return back(reply, asked, MD)
    const origins = originOf(asked.returnUrl)
    return html(reply, origins, origins, challengePage(asked, MD, publicUrl))
  })

  app.post<Step>('/challenge', (request, reply) => {
    const asked = authentications.findByToken(request.body.JWT ?? '')
    if (!asked) return missing(reply)
    const { answer, MD = '' } = request.body
    if (answer === 'complete' || answer === 'fail' || answer === 'abandon') asked.answer ??= answer
    return back(reply, asked, MD)
  })

  app.get('/console', (_request, reply) => html(reply, [], [], consolePage(ledger.all(), publicUrl)))

  app.post<{ Params: { id: string }; Body: { decision?: string } }>('/console/:id', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (payment) ledger.review(payment, request.body.decision === 'accept')
    return reply.redirect(`${publicUrl}/console`, 303)
  })
}
