import { notFound, unavailable } from '../../kernel/problem.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'
import { secondFactorMissing } from '../problems.ts'

const closed = { additionalProperties: false }

export const directoryContract = {
  getStaffSignInWays: {
    by: 'anybody',
    answer: Open('StaffSignInWays', {
      /** Whether the company's directory is one. Password and passkey always are. */
      directory: Type.Boolean(),
    }),
  },
  askDirectory: {
    by: 'anybody',
    body: Type.Object(
      {
        /** `step-up`: to show once more who sits there, with a session. */
        purpose: OneOf('sign-in', 'step-up'),
        /** Whether the directory is asked in a window of its own, beside a page that waits. */
        inWindow: Type.Optional(Type.Boolean()),
      },
      { title: 'staff_directory_question', ...closed },
    ),
    /** Where the browser goes. */
    answer: Open('StaffDirectoryQuestion', { url: Type.String() }),
    problems: [notFound, unavailable],
  },
  returnFromDirectory: {
    by: 'anybody',
    /** What the browser came back with: all that stands behind the `?` of the address. */
    body: Type.Object(
      { answer: Type.String({ minLength: 1, maxLength: 8_000 }) },
      { title: 'staff_directory_answer', ...closed },
    ),
    answer: Open('StaffDirectorySignIn', {
      state: OneOf('signed-in', 'second-factor', 'proven'),
      inWindow: Type.Boolean(),
      /** To go on with by the second factor, for five minutes. */
      challenge: Type.Optional(Type.String()),
      methods: Type.Optional(Type.Array(OneOf('totp', 'recovery-code'))),
    }),
    problems: [notFound, unavailable, secondFactorMissing],
  },
} as const
