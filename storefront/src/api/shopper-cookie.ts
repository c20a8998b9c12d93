/** Who looks at the page. A guest has a customer id only once their first write has begun a session. */
export type Shopper = { kind: 'guest' | 'registered'; customerId?: string }

/** The one cookie of the session that the page may read: kind and customer id, no token. */
export const shopperCookie = (siteId: string) => `shopper_${siteId}`

export const writeShopper = ({ kind, customerId }: Shopper) => `${kind}.${customerId ?? ''}`

export const readShopper = (value: string | undefined): Shopper => {
  const [kind, customerId] = (value ?? '').split('.')
  if (kind !== 'registered' && kind !== 'guest') return { kind: 'guest' }
  return customerId ? { kind, customerId } : { kind: 'guest' }
}
