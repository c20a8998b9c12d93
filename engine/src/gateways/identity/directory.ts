import type { IdentityProvider, Person } from './identity-gateway.ts'
import { openIdConnect, type OpenIdSettings } from './open-id-connect.ts'
import { type Claims, namesOf, textClaim } from './read-claims.ts'

/** A company's directory, in which its own people have accounts. */
export type DirectorySettings = OpenIdSettings & {
  /** Domains of the addresses that the directory may vouch for, in small letters. */
  emailDomains: readonly string[]
  /** The claim by which it does: `email_verified`, or one of a vendor's own. */
  verifiedClaim: string
}

/** Somebody of the directory. `emailVerified` holds only for an address in one of the company's domains. */
export type DirectoryPerson = Person & {
  /** Whether they showed more than one factor there (`mfa`, RFC 8176). */
  hasSecondFactor: boolean
  /** When they did; undefined where the directory does not say. */
  authenticatedAt: Date | undefined
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** The directory of the company that runs the shop, for its staff alone. */
    directory?: IdentityProvider<DirectoryPerson>
  }
}

// Directories write it as what it is, as a number and as a text.
const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1'

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

const readPerson =
  ({ issuer, clientId, emailDomains, verifiedClaim }: DirectorySettings) =>
  (claims: Claims): DirectoryPerson => {
    const email = textClaim(claims.email).trim() || undefined
    const { amr, auth_time: authTime } = claims
    return {
      // Subjects may be made for one client alone: another client is another directory.
      tenant: `${issuer} ${clientId}`,
      // An issuer that stands for many (`common`) tells in the token which one it is.
      subject: `${textClaim(claims.iss)} ${textClaim(claims.sub)}`,
      email,
      emailVerified:
        email !== undefined && isTrue(claims[verifiedClaim]) && emailDomains.includes(domainOf(email)),
      hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
      authenticatedAt: typeof authTime === 'number' ? new Date(authTime * 1000) : undefined,
      ...namesOf(claims.name, claims.given_name, claims.family_name),
    }
  }

/** The company's directory, by OpenID Connect. */
export const openDirectory = (settings: DirectorySettings): IdentityProvider<DirectoryPerson> =>
  openIdConnect(settings, readPerson(settings))
