import type { OpenIdVendor } from './open-id/vendor.ts'
import { splitName, subjectOf } from './people.ts'

/** Google: every account has an address, and says whether it is verified; a company's says whose it is (`hd`). */
export const google: OpenIdVendor = {
  name: 'google',
  kinds: [
    { value: 'personal', label: 'Correo verificado · Verified email' },
    { value: 'workspace', label: 'Cuenta de empresa · Company account' },
    { value: 'unverified', label: 'Correo sin verificar · Unverified email' },
  ],
  emailRequired: true,
  claimNames: {
    openid: ['sub', 'hd'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  subject: (person) => subjectOf(person),
  claims: ({ email, name, kind }) => {
    const { given, family } = splitName(name)
    return {
      email,
      email_verified: kind !== 'unverified',
      ...(kind === 'workspace' ? { hd: email.split('@')[1] } : {}),
      name,
      given_name: given,
      family_name: family,
    }
  },
}
