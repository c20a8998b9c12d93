/** A person as a provider knows them. */
export type Person = {
  /** The provider's own key of the person; the mail address may change, this does not. */
  subject: string
  email: string | undefined
  /** Whether the provider vouches that the address is theirs. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What binds the answer of a provider to the question: kept by us until it comes back. */
export type Handshake = { state: string; nonce: string; verifier: string; redirectUri: string }

/** One identity provider (OpenID Connect). */
export type IdentityProvider = {
  /** Where the browser goes to sign in. */
  authorizationUrl(handshake: Handshake): Promise<string>
  /**
   * Who came back. `returned` is the address the browser came to, with the provider's answer in the query. Undefined
   * when the person refused or the answer is not one to this question.
   */
  personOf(returned: URL, handshake: Handshake): Promise<Person | undefined>
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** By the name that clients give as `hint`. Absent ones are not offered. */
    identity?: Readonly<Record<string, IdentityProvider>>
  }
}
