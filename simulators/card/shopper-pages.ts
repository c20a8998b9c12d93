import type { FastifyInstance, FastifyReply } from 'fastify'
import { challengePage, challengeStyle, returnPage, returnScript } from './challenge-page.ts'
import { consolePage } from './console-page.ts'
import { fieldsPage, fieldsScript, fieldsStyle } from './fields-page.ts'
import type { Ledger, Payment } from './ledger.ts'
import { type CardInput, maskOf, networkOf, readCard } from './read-card.ts'
import { fieldsSession } from './session.ts'

type Options = { ledger: Ledger; publicUrl: string; now: () => Date }

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

/** What the shopper's browser sees of the vendor. */
export const shopperPages = (app: FastifyInstance, { ledger, publicUrl, now }: Options) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  const asset = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.type(type).header('x-content-type-options', 'nosniff').send(text),
    )
  asset('/fields.css', 'text/css', fieldsStyle)
  asset('/fields.js', 'text/javascript', fieldsScript)
  asset('/challenge.css', 'text/css', challengeStyle)
  asset('/return.js', 'text/javascript', returnScript)

  app.get<{ Querystring: { session?: string; lang?: string } }>('/fields', (request, reply) => {
    const { session = '', lang } = request.query
    const targetOrigins = fieldsSession.read(session, now())
    if (!targetOrigins) return reply.code(403).type('text/plain').send('The session is over.')
    const language = lang === 'en' ? 'en' : 'es'
    return html(reply, targetOrigins, [], fieldsPage({ language, session, targetOrigins, base: publicUrl }))
  })

  app.post<{ Body: CardInput & { session?: string } }>('/flex/v2/tokens', (request, reply) => {
    if (!fieldsSession.read(request.body.session ?? '', now())) return reply.code(403).send({ fields: [] })
    const read = readCard(request.body, now())
    if ('faults' in read) return reply.code(400).send({ fields: read.faults })
    const { number, holder, month, year } = read.card
    return reply.code(201).send({
      token: ledger.tokenize(read.card),
      card: {
        cardType: networkOf(number),
        maskedNumber: maskOf(number),
        numberLastDigits: number.slice(-4),
        holder,
        expirationMonth: month,
        expirationYear: year,
      },
    })
  })

  const challenge = (id: string) => {
    const payment = ledger.find(id)
    return payment?.behaviour.authentication === 'challenge' ? payment : undefined
  }
  const back = (reply: FastifyReply, payment: Payment) =>
    html(reply, originOf(payment.returnUrl), originOf(payment.returnUrl), returnPage(payment, publicUrl))

  app.get<{ Params: { id: string } }>('/challenge/:id', (request, reply) => {
    const payment = challenge(request.params.id)
    if (!payment) return reply.code(404).type('text/plain').send('There is nothing to verify.')
    if (payment.status !== 'PENDING_AUTHENTICATION') return back(reply, payment)
    const origins = originOf(payment.returnUrl)
    return html(reply, origins, origins, challengePage(payment, publicUrl))
  })

  app.post<{ Params: { id: string }; Body: { answer?: string } }>('/challenge/:id', (request, reply) => {
    const payment = challenge(request.params.id)
    if (!payment) return reply.code(404).type('text/plain').send('There is nothing to verify.')
    const { answer } = request.body
    if (answer === 'complete' || answer === 'fail' || answer === 'abandon')
      ledger.answerChallenge(payment, answer)
    return back(reply, payment)
  })

  app.get('/console', (_request, reply) => html(reply, [], [], consolePage(ledger.all(), publicUrl)))

  app.post<{ Params: { id: string }; Body: { decision?: string } }>('/console/:id', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (payment) ledger.review(payment, request.body.decision === 'accept')
    return reply.redirect(`${publicUrl}/console`, 303)
  })
}
