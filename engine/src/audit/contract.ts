import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const AuditEntry = Open('AuditEntry', {
  seq: Type.Integer(),
  at: Type.String(),
  actor: Type.Object({
    kind: OneOf('client', 'staff', 'cli', 'job'),
    id: Type.String(),
    name: Type.String(),
  }),
  operation: Type.String(),
  subject: Type.Object({ kind: Type.String(), id: Type.String() }),
  /** Where it lies; absent where it is all countries'. */
  country: Type.Optional(Type.String()),
  requestId: Type.String(),
  ip: Type.String(),
  /** The members that changed, as they were and as they are. */
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
  hash: Type.String(),
})

const text = Type.Optional(Type.String({ minLength: 1, maxLength: 256 }))
const instant = Type.Optional(Type.String({ format: 'date-time' }))

export const auditContract = {
  searchAuditEntries: {
    scope: 'sfcc.audit',
    body: Type.Object(
      {
        subjectKind: text,
        subjectId: text,
        actorId: text,
        operation: text,
        /** Of what lies there. */
        country: text,
        /** From this moment on, and before that one. */
        from: instant,
        until: instant,
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      },
      { title: 'audit_search', additionalProperties: false },
    ),
    answer: Open('AuditEntries', {
      hits: Type.Array(AuditEntry),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  getAuditEntry: {
    scope: 'sfcc.audit',
    params: Type.Object({ seq: Type.Integer({ minimum: 1 }) }),
    answer: AuditEntry,
    problems: [notFound],
  },
  verifyAuditChain: {
    scope: 'sfcc.audit',
    answer: Open('AuditVerification', {
      valid: Type.Boolean(),
      /** Entries that follow one another. */
      entries: Type.Integer(),
      /** Number of the first entry that does not. */
      brokenAt: Type.Optional(Type.Integer()),
    }),
    perMinute: 10,
  },
} as const
