import { type FacebookSettings, openFacebook } from './facebook.ts'
import { openGoogle } from './google.ts'
import type { IdentityProvider } from './identity-gateway.ts'
import { openMicrosoft } from './microsoft.ts'
import type { OpenIdSettings } from './open-id-connect.ts'

/** The providers that have settings; each speaks its own protocol. */
export type IdentitySettings = {
  google?: OpenIdSettings
  microsoft?: OpenIdSettings
  facebook?: FacebookSettings
}

/** A company's directory, in which its own people have accounts. */
export type DirectorySettings = OpenIdSettings & {
  /** Domains of the addresses that the directory may vouch for, in small letters. */
  emailDomains: readonly string[]
  /** The claim by which it does: `email_verified`, or one of a vendor's own. */
  verifiedClaim: string
}

/** Told what a provider got wrong, or what it holds against the shop, so that somebody may mend it. */
export type FaultReport = (provider: string, error: unknown) => void

const reportFaults = (name: string, provider: IdentityProvider, report: FaultReport): IdentityProvider => {
  const told = (error: unknown) => {
    report(name, error)
    throw error
  }
  return {
    authorizationUrl: (handshake) => provider.authorizationUrl(handshake).catch(told),
    personOf: (returned, handshake) => provider.personOf(returned, handshake).catch(told),
    check: () => provider.check(),
  }
}

/** The identity providers by the name that clients give as `hint`. What fails there is told to `report`. */
export const openIdentityProviders = (
  { google, microsoft, facebook }: IdentitySettings,
  report: FaultReport = () => undefined,
): Record<string, IdentityProvider> => {
  const opened = {
    ...(google ? { google: openGoogle(google) } : {}),
    ...(microsoft ? { microsoft: openMicrosoft(microsoft) } : {}),
    ...(facebook ? { facebook: openFacebook(facebook) } : {}),
  }
  return Object.fromEntries(
    Object.entries(opened).map(([name, provider]) => [name, reportFaults(name, provider, report)]),
  )
}
