type Client = { baseUrl: string; clientId: string; clientSecret: string }

/** Renewed a little before it ends. */
const marginMs = 60_000

/** PayPal's access token (OAuth client credentials): one for all calls until it ends. `renew` drops the present one. */
export const accessTokens = ({ baseUrl, clientId, clientSecret }: Client, timeoutMs: number) => {
  let current: Promise<{ token: string; until: number }> | undefined
  const fetchToken = async () => {
    const response = await fetch(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`PayPal refuses our credentials (${response.status})`)
    const { access_token: token, expires_in: seconds } = (await response.json()) as Record<string, unknown>
    if (typeof token !== 'string') throw new Error('PayPal gave no access token')
    // The vendor's clock is the real one, whatever the shop's says.
    return { token, until: Date.now() + Number(seconds) * 1000 - marginMs }
  }
  const read = async (): Promise<string> => {
    const request = (current ??= fetchToken())
    try {
      const { token, until } = await request
      if (until > Date.now()) return token
    } catch (error) {
      if (current === request) current = undefined
      throw error
    }
    if (current === request) current = undefined
    return read()
  }
  return {
    read,
    renew: () => {
      current = undefined
    },
  }
}
