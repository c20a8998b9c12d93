import type { DirectoryPerson, IdentityProvider } from './identity-gateway.ts'
import { openIdConnect } from './open-id-connect.ts'
import type { DirectorySettings } from './open-identity-providers.ts'
import { type Claims, namesOf, textClaim } from './read-claims.ts'

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
