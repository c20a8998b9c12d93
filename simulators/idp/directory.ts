import type { OpenIdVendor } from './open-id/vendor.ts'
import { splitName, subjectOf } from './people.ts'

/** A company's directory: its own people, each with an address of the company, and how they proved who they are (`amr`). */
export const directory: OpenIdVendor = {
  name: 'directory',
  kinds: [
    { value: 'mfa', label: 'Contraseña y segundo factor · Password and second factor' },
    { value: 'password', label: 'Solo contraseña · Password alone' },
    { value: 'unverified', label: 'Correo sin verificar · Unverified email' },
  ],
  emailRequired: true,
  exampleEmail: 'owner@lamina.example',
  claimNames: {
    openid: ['sub', 'amr', 'auth_time'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  subject: (person) => subjectOf(person),
  methods: ({ kind }) => (kind === 'password' ? ['pwd'] : ['pwd', 'otp', 'mfa']),
  claims: ({ email, name, kind }) => {
    const { given, family } = splitName(name)
    return {
      email,
      email_verified: kind !== 'unverified',
      name,
      given_name: given,
      family_name: family,
    }
  },
}
