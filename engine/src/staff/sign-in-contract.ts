import { forbidden, notFound } from '../kernel/problem.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { invitationOver, secondFactorMissing } from './problems.ts'

const closed = { additionalProperties: false }
const token = Type.String({ minLength: 20, maxLength: 100 })
const password = Type.String({ minLength: 1, maxLength: 256 })
/** Six digits of the app. */
const code = Type.String({ pattern: '^[0-9]{6}$' })
const recoveryCode = Type.String({ minLength: 16, maxLength: 40 })
const methods = Type.Array(OneOf('passkey', 'totp', 'recovery-code', 'password', 'directory'))

const SignIn = Open('StaffSignIn', {
  state: OneOf('signed-in', 'second-factor'),
  /** To go on with, for five minutes. */
  challenge: Type.Optional(Type.String()),
  methods: Type.Optional(methods),
})

const RecoveryCodes = Open('RecoveryCodes', { recoveryCodes: Type.Array(Type.String()) })

export const signInContract = {
  signInStaff: {
    by: 'anybody',
    body: Type.Object(
      { login: Type.String({ minLength: 3, maxLength: 254 }), password },
      { title: 'staff_sign_in', ...closed },
    ),
    answer: SignIn,
    problems: [secondFactorMissing],
  },
  proveStaff: {
    by: 'anybody',
    body: Type.Object(
      {
        challenge: Type.String({ minLength: 20, maxLength: 500 }),
        code: Type.Optional(code),
        recoveryCode: Type.Optional(recoveryCode),
      },
      { title: 'staff_second_factor', ...closed },
    ),
    answer: SignIn,
  },
  signOutStaff: { by: 'anybody' },
  readStaffInvitation: {
    by: 'anybody',
    body: Type.Object({ token }, { title: 'staff_invitation', ...closed }),
    answer: Open('StaffInvitation', {
      email: Type.String(),
      name: Type.Optional(Type.String()),
      /** The second factor, for the app: to be typed, and as what its QR code says. */
      totp: Type.Object({ secret: Type.String(), uri: Type.String() }),
    }),
    problems: [invitationOver],
  },
  acceptStaffInvitation: {
    by: 'anybody',
    body: Type.Object(
      { token, name: Type.String({ minLength: 2, maxLength: 100, pattern: '\\S' }), password, code },
      { title: 'staff_acceptance', ...closed },
    ),
    answer: RecoveryCodes,
    problems: [invitationOver],
  },
  getUsersThis: {
    by: 'staff',
    answer: Open('StaffUser', {
      userId: Type.String(),
      email: Type.String(),
      name: Type.String(),
      roles: Type.Array(
        Type.Object({
          role: Type.String(),
          country: Type.Optional(Type.String()),
          storeId: Type.Optional(Type.String()),
          scopes: Type.Array(Type.String()),
          /** What the role allows that is finer than a scope. */
          rights: Type.Array(Type.String()),
        }),
      ),
      /** Whether what asks for the second factor once more is open. */
      isProven: Type.Boolean(),
      methods,
      recoveryCodesLeft: Type.Integer(),
      /** The shop's stores by name, which is no secret: people read of others than their own in transfers and figures. */
      stores: Type.Array(
        Type.Object({ storeId: Type.String(), country: Type.String(), name: Type.String() }),
      ),
    }),
  },
  stepUpStaff: {
    by: 'staff',
    /** The password counts only for who has no second factor: people of the demonstration. */
    body: Type.Object(
      {
        code: Type.Optional(code),
        recoveryCode: Type.Optional(recoveryCode),
        password: Type.Optional(password),
      },
      { title: 'staff_step_up', ...closed },
    ),
  },
  createRecoveryCodes: { by: 'staff', answer: RecoveryCodes, problems: [forbidden, stepUpRequired] },
  getStaffSessions: {
    by: 'staff',
    answer: Open('StaffSessions', {
      data: Type.Array(
        Type.Object({
          sessionId: Type.String(),
          isThis: Type.Boolean(),
          createdAt: Type.String(),
          lastSeenAt: Type.String(),
          ip: Type.String(),
          userAgent: Type.String(),
        }),
      ),
    }),
  },
  endStaffSession: {
    by: 'staff',
    params: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }),
    problems: [notFound],
  },
  endOtherStaffSessions: { by: 'staff' },
} as const
