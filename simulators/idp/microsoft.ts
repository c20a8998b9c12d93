import type { OpenIdVendor } from './open-id/vendor.ts'
import { type Person, subjectOf } from './people.ts'

/** The tenant of all personal accounts; the vendor's own, published figure. */
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad'

const tenants: Readonly<Record<string, string>> = {
  personal: consumers,
  verified: '11111111-2222-4333-8444-555555555555',
  foreign: '66666666-7777-4888-9999-aaaaaaaaaaaa',
}

const tenantOf = ({ kind }: Person) => tenants[kind] ?? consumers

/** An object id as the vendor writes it, the same for the same person. */
const objectId = (subject: string) =>
  `${subject.slice(0, 8)}-${subject.slice(8, 12)}-4${subject.slice(12, 15)}-8${subject.slice(15, 18)}-${subject.slice(18).padEnd(12, '0')}`

/**
 * Microsoft Entra for accounts of every tenant: one published issuer with the tenant's place in it, tokens that name
 * the tenant. `email_verified` does not exist; whether the owner of an address' domain is known is the optional claim
 * `xms_edov`. In a foreign tenant an administrator may have written anybody's address.
 */
export const microsoft: OpenIdVendor = {
  name: 'microsoft',
  kinds: [
    { value: 'personal', label: 'Cuenta personal · Personal account' },
    { value: 'verified', label: 'Empresa, dominio verificado · Company, verified domain' },
    { value: 'foreign', label: 'Otra empresa, correo sin verificar · Another company, unverified email' },
  ],
  emailRequired: false,
  claimNames: {
    openid: ['sub', 'tid', 'oid', 'ver', 'xms_edov'],
    email: ['email'],
    profile: ['name', 'preferred_username'],
  },
  subject: (person) => subjectOf(person, tenantOf(person)),
  claims: (person) => ({
    tid: tenantOf(person),
    oid: objectId(subjectOf(person, tenantOf(person))),
    ver: '2.0',
    preferred_username: person.email || person.name,
    name: person.name,
    ...(person.email ? { email: person.email } : {}),
    ...(person.kind === 'personal' ? {} : { xms_edov: person.kind === 'verified' }),
  }),
  issuer: {
    published: 'https://login.microsoftonline.com/{tenantid}/v2.0',
    ofToken: ({ tid }) => `https://login.microsoftonline.com/${String(tid)}/v2.0`,
  },
}
