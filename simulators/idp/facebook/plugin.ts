import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { SimulatorOptions } from '../open-id/vendor.ts'
import { acceptForms, errorPage, sendPage, signInPage, style } from '../page.ts'
import { personFromForm } from '../people.ts'
import { GraphError } from './graph-error.ts'
import { createGrants, type Exchange } from './grants.ts'
import { userFields } from './user-fields.ts'

type Dialog = Partial<Record<'client_id' | 'redirect_uri' | 'state' | 'response_type', string>>
type Question = { redirectUri: string; state: string }

/** Versions live for about two years; others are no path of the API. */
const versions = ['v22.0', 'v23.0', 'v24.0']
const name = 'facebook'

/** The way back to the shop. The vendor appends a fragment that says nothing. */
const wayBack = ({ redirectUri, state }: Question, answer: Record<string, string>) => {
  const url = new URL(redirectUri)
  for (const [key, value] of Object.entries({ ...answer, state })) url.searchParams.set(key, value)
  return `${url.href}#_=_`
}

const denied = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
}

const refusal = (
  { client_id, redirect_uri, response_type = 'code' }: Dialog,
  client: SimulatorOptions['client'],
) => {
  if (client_id !== client.clientId) return 'Invalid App ID'
  if (!client.redirectUris.includes(redirect_uri ?? ''))
    return 'URL blocked: the redirect URI is not whitelisted in the app’s client OAuth settings.'
  return response_type === 'code' ? undefined : 'response_type must be code.'
}

/** An app may name itself in the header instead, as OAuth has it. */
const basicCredentials = (authorization = ''): Exchange => {
  const encoded = /^Basic (.+)$/.exec(authorization)?.[1]
  if (encoded === undefined) return {}
  const [client_id, client_secret] = Buffer.from(encoded, 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return { client_id, client_secret }
}

/** Facebook: OAuth 2.0 with the Graph API, a version in each path. It is no OpenID Connect provider. */
export const facebookSimulator: FastifyPluginAsync<SimulatorOptions> = async (app, { baseUrl, client }) => {
  const grants = createGrants(client)
  const questions = new Map<string, Question>()
  acceptForms(app)

  app.setErrorHandler((error, _request, reply) => {
    const told = error instanceof GraphError ? error : new GraphError('An unknown error has occurred.', 1)
    return reply.code(400).send(told.body())
  })
  app.addHook<{ Params: { version?: string } }>('onRequest', async ({ params: { version } }) => {
    if (version !== undefined && !versions.includes(version))
      throw new GraphError(`Unknown path components: /${version}`, 2500)
  })

  app.get('/page.css', (_request, reply) => reply.type('text/css').send(style))

  app.get<{ Querystring: Dialog }>('/:version/dialog/oauth', ({ query }, reply) => {
    const why = refusal(query, client)
    if (why) return sendPage(reply.code(400), errorPage(name, baseUrl, why))
    const uid = randomBytes(16).toString('base64url')
    questions.set(uid, { redirectUri: String(query.redirect_uri), state: query.state ?? '' })
    const action = `${baseUrl}/answer/${uid}`
    return sendPage(reply, signInPage({ name, kinds: [], emailRequired: false, baseUrl, action }))
  })
  app.post<{ Params: { uid: string }; Body: Record<string, string> }>(
    '/answer/:uid',
    ({ params: { uid }, body }, reply) => {
      const question = questions.get(uid)
      questions.delete(uid)
      if (!question)
        return sendPage(reply.code(400), errorPage(name, baseUrl, 'The dialog was answered already.'))
      const answer =
        body.answer === 'allow'
          ? { code: grants.issueCode(personFromForm(body), question.redirectUri) }
          : denied
      return reply.redirect(wayBack(question, answer), 302)
    },
  )

  for (const path of ['/oauth/access_token', '/:version/oauth/access_token']) {
    app.get<{ Querystring: Exchange }>(path, ({ query, headers }, reply) =>
      reply.send(grants.exchange({ ...basicCredentials(headers.authorization), ...query })),
    )
    app.post<{ Body: Exchange }>(path, ({ body, headers }, reply) =>
      reply.send(grants.exchange({ ...basicCredentials(headers.authorization), ...body })),
    )
  }

  type Me = { fields?: string; access_token?: string; appsecret_proof?: string }
  for (const path of ['/me', '/:version/me']) {
    app.get<{ Querystring: Me }>(path, ({ query, headers }, reply) => {
      const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
      const person = grants.personOf(bearer ?? query.access_token ?? '', query.appsecret_proof)
      return reply.send(userFields(person, (query.fields ?? 'id,name').split(',')))
    })
  }
}
