import { attachmentBodyLimit, FileBody, fileNotAccepted } from '../kernel/attachment.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { caseNotFound, invalidCase, tooManyFiles } from './problems.ts'

/** Judged by the operation, whose refusals shoppers read; here only what keeps the call small. */
const Text = Type.Optional(Type.String({ maxLength: 10_000 }))

const Created = Open('CaseCreated', {
  success: Type.Boolean(),
  /** What people call the case by. */
  id: Type.String(),
})

const ServiceCase = Open('ServiceCase', {
  id: Type.String(),
  subject: Type.String(),
  description: Type.String(),
  creationDate: Type.String(),
  files: Type.Integer(),
})

export const casesContract = {
  createCase: {
    body: Body('case', { name: Text, email: Text, phone: Text, subject: Text, description: Text }),
    answer: Created,
    problems: [invalidCase],
    perMinute: 6,
    refusedUncounted: true,
  },
  addCaseAttachment: {
    body: Body('case_attachment', { caseId: Type.String({ maxLength: 40 }), file: FileBody }),
    answer: Created,
    problems: [caseNotFound, fileNotAccepted, tooManyFiles],
    bodyLimit: attachmentBodyLimit,
    perMinute: 20,
  },
  getCases: {
    auth: 'registered',
    answer: Open('ServiceCases', { total: Type.Integer(), data: Type.Array(ServiceCase) }),
  },
} as const satisfies Record<string, OperationContract>
