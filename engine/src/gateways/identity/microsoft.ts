import type { IdentityProvider, Person } from './identity-gateway.ts'
import { openIdConnect, type OpenIdSettings } from './open-id-connect.ts'
import { type Claims, namesOf, textClaim } from './read-claims.ts'

/** The tenant of all personal accounts; the vendor proves their addresses itself. */
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad'

const isTenant = (tid: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(tid)

/** `xms_edov`, as tokens carry it: the domain of the address belongs to the tenant. */
const saysDomainIsOwned = (claim: unknown) => claim === true || claim === 1 || claim === '1'

const readPerson = (claims: Claims): Person | undefined => {
  const tenant = textClaim(claims.tid)
  if (!isTenant(tenant)) return undefined
  return {
    tenant,
    subject: textClaim(claims.sub),
    email: textClaim(claims.email) || undefined,
    // An administrator may write any address into an account of their own tenant.
    emailVerified: tenant === consumers || saysDomainIsOwned(claims.xms_edov),
    ...namesOf(claims.name, claims.given_name, claims.family_name),
  }
}

/**
 * Microsoft Entra, for accounts of any tenant. There is no `email_verified`: an address counts where the tenant is that
 * of personal accounts or the optional claim `xms_edov` says so. `preferred_username` is for display and is not read.
 */
export const openMicrosoft = (settings: OpenIdSettings): IdentityProvider =>
  openIdConnect(settings, readPerson)
