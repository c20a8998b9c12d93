import { createHash, randomBytes } from 'node:crypto'
import settings from '../demo/site.json' with { type: 'json' }
import { median, percentile } from './measure.ts'
import { customer, newCustomer } from './shopper.ts'

const oauth = `/shopper/auth/v1/organizations/${settings.organizationId}/oauth2`
const concurrency = 20

/** What signing in costs the process, and whether its time tells who has an account. Times in milliseconds. */
export type SignInFigures = {
  concurrency: number
  /** From the press of all at once to the tokens of each. */
  p50: number
  longest: number
  /** 99th percentile of the event loop's delay while they ran, the meter's own step of 10 ms among it. */
  loopDelayP99: number
  /** Medians of an answer for an account that exists and one that does not, in turns. */
  accountTiming: { what: string; known: number; unknown: number }[]
}

const post = async (origin: string, path: string, fields: Record<string, string>, basic?: string) => {
  const before = performance.now()
  const answer = await fetch(origin + oauth + path, {
    method: 'POST',
    redirect: 'manual',
    headers: basic ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` } : {},
    body: new URLSearchParams({ client_id: settings.clients[0]?.id ?? '', channel_id: 'Lamina', ...fields }),
  })
  await answer.arrayBuffer()
  return performance.now() - before
}

const challenge = () => createHash('sha256').update(randomBytes(64)).digest('base64url')

const signInWrongly = (origin: string, login: string) =>
  post(
    origin,
    '/login',
    { redirect_uri: `${origin}/callback`, code_challenge: challenge() },
    `${login}:Otra-Clave 11!`,
  )

const requestReset = (origin: string, login: string) =>
  post(origin, '/password/reset', {
    user_id: login,
    mode: 'email',
    callback_uri: `${origin}/reset-password-callback`,
    hint: 'cross_device',
    locale: 'es-SV',
  })

/** Medians of both, asked in turns so that whatever else the machine does meets both alike. */
const compareAccounts = async (
  count: number,
  what: string,
  ask: (login: string) => Promise<number>,
  login: string,
) => {
  const known: number[] = []
  const unknown: number[] = []
  for (let index = -5; index < count; index++) {
    const times = [await ask(login), await ask(`nadie-${index + 5}@lamina.example`)] as const
    if (index < 0) continue
    known.push(times[0])
    unknown.push(times[1])
  }
  return { what, known: median(known), unknown: median(unknown) }
}

/** The event loop's delay since it was asked last; asking begins anew. */
const loopDelay = async (origin: string) => {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000
}

/** Signs the same and other customers in, `atOnce` at a time, `rounds` times; then asks for accounts in turns. */
export const signInFigures = async (
  origin: string,
  metrics: string,
  { rounds, count }: { rounds: number; count: number },
): Promise<SignInFigures> => {
  const people = Array.from(
    { length: concurrency },
    (_, index) => `entra-${index}-${Date.now()}@lamina.example`,
  )
  for (const email of people) await newCustomer(origin, email)
  const times: number[] = []
  const delays: number[] = []
  for (let round = 0; round <= rounds; round++) {
    await loopDelay(metrics)
    const taken = await Promise.all(
      people.map(async (email) => {
        const before = performance.now()
        await customer(origin, email)
        return performance.now() - before
      }),
    )
    const delay = await loopDelay(metrics)
    if (round === 0) continue
    times.push(...taken)
    delays.push(delay)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [someone = ''] = people
  return {
    concurrency,
    p50: percentile(sorted, 0.5),
    longest: sorted.at(-1) ?? Number.NaN,
    loopDelayP99: median(delays),
    accountTiming: [
      await compareAccounts(count, 'wrong password', (login) => signInWrongly(origin, login), someone),
      await compareAccounts(count, 'forgotten password', (login) => requestReset(origin, login), someone),
    ],
  }
}
