import { createHash, createHmac } from 'node:crypto'

export type Signer = { merchantId: string; keyId: string; sharedSecret: string }

/**
 * Headers that prove who sends a request and that nobody changed it: HMAC-SHA256 over host, date, method and path,
 * merchant and the digest of the body. `sharedSecret` is base64, as the processor hands it out.
 */
export const signRequest = (
  signer: Signer,
  { method, url, body, now }: { method: 'GET' | 'POST'; url: URL; body: string | undefined; now: Date },
): Record<string, string> => {
  const digest =
    body === undefined ? undefined : `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const signed: [string, string][] = [
    ['host', url.host],
    ['v-c-date', now.toUTCString()],
    ['request-target', `${method.toLowerCase()} ${url.pathname}${url.search}`],
    ...(digest ? ([['digest', digest]] as [string, string][]) : []),
    ['v-c-merchant-id', signer.merchantId],
  ]
  const signature = createHmac('sha256', Buffer.from(signer.sharedSecret, 'base64'))
    .update(signed.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64')
  return {
    'v-c-merchant-id': signer.merchantId,
    'v-c-date': now.toUTCString(),
    ...(digest ? { digest } : {}),
    signature: `keyid="${signer.keyId}", algorithm="HmacSHA256", headers="${signed.map(([name]) => name).join(' ')}", signature="${signature}"`,
  }
}
