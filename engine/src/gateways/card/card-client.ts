import type { CountryCode } from '../../../../facts/countries.ts'
import { type Signer, signRequest } from './sign-request.ts'

/** One account of the shop at the processor stands for one acquirer and its currency. */
export type CardMerchants = { default: Signer } & Partial<Record<CountryCode, Signer>>

/** Longer than the processor needs, shorter than a shopper's call may take (10 s). */
const timeoutMs = 7_000

/** Whose account: of a country, or the one that the others share. */
export type CardAccount = keyof CardMerchants

export type CardAnswer = { status: number; text: string; body: unknown }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Signed calls to the processor at `baseUrl`. Throws without an answer and where our signature is refused. */
export const cardClient =
  ({ baseUrl, merchants }: { baseUrl: string; merchants: CardMerchants }) =>
  async (
    account: CardAccount,
    method: 'GET' | 'POST',
    path: string,
    content?: object,
  ): Promise<CardAnswer> => {
    const url = new URL(`${baseUrl}${path}`)
    const body = content && JSON.stringify(content)
    const merchant = merchants[account] ?? merchants.default
    // Signatures are judged by the processor's clock, so this is the real time, whatever the shop's says.
    const headers = signRequest(merchant, { method, url, body, now: new Date() })
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        accept: 'application/hal+json;charset=utf-8',
        ...(body ? { 'content-type': 'application/json;charset=utf-8' } : {}),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body } : {}),
    })
    const text = await response.text()
    if (response.status === 401) throw new Error('the card processor refuses our signature')
    return { status: response.status, text, body: parseJson(text) }
  }

export type CardClient = ReturnType<typeof cardClient>
