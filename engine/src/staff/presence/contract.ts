import { Open, Type } from '../../kernel/schema.ts'

export const presenceContract = {
  /**
   * Says what the caller has open, and tells who else has. A page says so again every twenty seconds; who has not for
   * forty-five is gone.
   */
  putPresence: {
    by: 'staff',
    body: Type.Object(
      {
        /** `order`, `product`. */
        kind: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
        id: Type.String({ minLength: 1, maxLength: 200 }),
        /** Something is typed that is not saved. */
        isEditing: Type.Boolean(),
      },
      { title: 'staff_presence', additionalProperties: false },
    ),
    answer: Open('StaffPresence', {
      /** Others whose places meet the caller's, the first to have come first. */
      data: Type.Array(Type.Object({ name: Type.String(), isEditing: Type.Boolean(), since: Type.String() })),
    }),
  },
} as const
