import type { AccountKind, Person } from '../people.ts'

/** What one OpenID Connect provider tells otherwise than another. */
export type OpenIdVendor = {
  name: string
  /** The accounts its page offers, the usual one first. */
  kinds: readonly AccountKind[]
  /** False where there are accounts without an address. */
  emailRequired: boolean
  /** The address that its page begins with; one below its own name without it. */
  exampleEmail?: string
  /** Which claims each scope brings. */
  claimNames: { openid: string[]; email: string[]; profile: string[] }
  /** Its key of a person. */
  subject(person: Person): string
  /** How somebody proved who they are (`amr`, RFC 8176); not told without it. */
  methods?(person: Person): string[]
  /** What it tells of a person beside the key; what a person lacks is left out. */
  claims(person: Person): Record<string, unknown>
  /** Its issuer, where that is neither one nor the address that it answers at. */
  issuer?: { published: string; ofToken(claims: Readonly<Record<string, unknown>>): string }
}

/** Where browsers and the shop reach a provider, prefix included, and the shop as its one registered client. */
export type SimulatorOptions = {
  baseUrl: string
  client: { clientId: string; clientSecret: string; redirectUris: string[] }
}
