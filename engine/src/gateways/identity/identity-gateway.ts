/** A person as a provider knows them. */
export type Person = {
  /** Whose directory the subject is of; empty where the provider has only one. */
  tenant: string
  /** The provider's own key of the person; the mail address may change, this does not. */
  subject: string
  email: string | undefined
  /** Whether the provider vouches that the address is theirs. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Somebody of a company's directory. `emailVerified` holds only for an address in one of the company's domains. */
export type DirectoryPerson = Person & {
  /** Whether they showed more than one factor there (`mfa`, RFC 8176). */
  hasSecondFactor: boolean
  /** When they did; undefined where the directory does not say. */
  authenticatedAt: Date | undefined
}

/** What binds the answer of a provider to the question: kept by us until it comes back. */
export type Handshake = {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
  /** Asks for a sign-in that begins now, whoever is signed in there already. Not every provider can. */
  asksAnew?: boolean
}

/** One identity provider, which tells of each person what `Somebody` says. */
export type IdentityProvider<Somebody extends Person = Person> = {
  /** Where the browser goes to sign in. Throws when the provider does not answer. */
  authorizationUrl(handshake: Handshake): Promise<string>
  /**
   * Who came back. `returned` is the address the browser came to, with the provider's answer in the query. Undefined
   * when the person refused or the answer is not one to this question. Throws when the provider does not answer, or
   * refuses the shop itself: a wrong client secret is no doing of the person's.
   */
  personOf(returned: URL, handshake: Handshake): Promise<Somebody | undefined>
  /** Asks with a code that nobody got. Throws unless the provider knows the shop by its credentials and minds the code alone. */
  check(): Promise<void>
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** By the name that clients give as `hint`. Absent ones are not offered. */
    identity?: Readonly<Record<string, IdentityProvider>>
    /** The directory of the company that runs the shop, for its staff alone. */
    directory?: IdentityProvider<DirectoryPerson>
  }
}
