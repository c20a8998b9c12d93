import type { IdentityProvider, Person } from './identity-gateway.ts'
import { openIdConnect, type OpenIdSettings } from './open-id-connect.ts'
import { type Claims, namesOf, textClaim } from './read-claims.ts'

const readPerson = (claims: Claims): Person => ({
  tenant: '',
  subject: textClaim(claims.sub),
  email: textClaim(claims.email) || undefined,
  emailVerified: claims.email_verified === true,
  ...namesOf(claims.name, claims.given_name, claims.family_name),
})

/** Google: one issuer, and a word of its own on whether an address is verified. */
export const openGoogle = (settings: OpenIdSettings): IdentityProvider => openIdConnect(settings, readPerson)
