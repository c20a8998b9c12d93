import { notFound } from '../kernel/problem.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { OneOf, Open, type Static, Type } from '../kernel/schema.ts'

const publicKey = OneOf('public-key')
/** Base64url. */
const bytes = Type.String({ minLength: 1, maxLength: 20_000, pattern: '^[A-Za-z0-9_-]+$' })
const credentialId = Type.String({ minLength: 1, maxLength: 1_400, pattern: '^[A-Za-z0-9_-]+$' })

/** A credential as browsers write it (`PublicKeyCredential.toJSON`); what is not named is not looked at. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  clientExtensionResults: Type.Object({}, { additionalProperties: true }),
}

const Assertion = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: Type.Optional(bytes),
    }),
  },
  { title: 'passkey_assertion' },
)
export type PasskeyAssertion = Static<typeof Assertion>

const PasskeyInList = {
  passkeyId: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Optional(Type.String()),
}

const params = Type.Object({ passkeyId: credentialId })

export const passkeyContract = {
  getPasskeyRequest: {
    by: 'anybody',
    answer: Open('PasskeyRequest', {
      rpId: Type.String(),
      challenge: Type.String(),
      timeout: Type.Integer(),
      userVerification: OneOf('required'),
    }),
  },
  signInWithPasskey: {
    by: 'anybody',
    body: Assertion,
    answer: Open('PasskeySignIn', { state: OneOf('signed-in') }),
  },
  stepUpWithPasskey: { by: 'staff', body: Assertion },
  getPasskeyCreation: {
    by: 'staff',
    answer: Open('PasskeyCreation', {
      rp: Type.Object({ id: Type.String(), name: Type.String() }),
      user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
      challenge: Type.String(),
      pubKeyCredParams: Type.Array(Type.Object({ type: publicKey, alg: Type.Integer() })),
      timeout: Type.Integer(),
      excludeCredentials: Type.Array(Type.Object({ type: publicKey, id: Type.String() })),
      authenticatorSelection: Type.Object({
        residentKey: OneOf('required'),
        requireResidentKey: Type.Boolean(),
        userVerification: OneOf('required'),
      }),
      attestation: OneOf('none'),
    }),
    problems: [stepUpRequired],
  },
  addPasskey: {
    by: 'staff',
    body: Type.Object(
      {
        ...credential,
        name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        response: Type.Object({ clientDataJSON: bytes, attestationObject: bytes }),
      },
      { title: 'passkey' },
    ),
    answer: Open('Passkey', PasskeyInList),
    problems: [stepUpRequired],
  },
  getPasskeys: {
    by: 'staff',
    answer: Open('Passkeys', { data: Type.Array(Type.Object(PasskeyInList)) }),
  },
  removePasskey: { by: 'staff', params, problems: [notFound, stepUpRequired] },
} as const
