import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { defineProblem, notFound } from '../../kernel/problem.ts'
import { Nullable, OneOf, Open, Type } from '../../kernel/schema.ts'
import { searchAnswer, searchProblems, SearchRequest } from '../../kernel/search-request/index.ts'
import { Colleagues } from '../../staff/index.ts'
import { caseNotFound } from '../problems.ts'

/** The case is closed already. */
export const caseClosed = defineProblem(409, 'case-closed', 'Case Closed')

/** The case is open. */
export const caseNotClosed = defineProblem(409, 'case-not-closed', 'Case Not Closed')

export const caseStatuses = ['open', 'answered', 'closed'] as const

const Text = Type.String()
const Person = Type.Object({ kind: Text, id: Text, name: Text })
const hitMembers = {
  caseId: Text,
  status: OneOf(...caseStatuses),
  country: Text,
  creationDate: Text,
  lastModified: Text,
  name: Text,
  email: Text,
  subject: Text,
  customerId: Type.Optional(Text),
  owner: Type.Optional(Person),
  /** What it is about. */
  orderNo: Type.Optional(Text),
  fileCount: Type.Integer(),
}
const Case = Open('DeskCase', {
  ...hitMembers,
  phone: Text,
  description: Text,
  answers: Type.Array(Type.Object({ at: Text, actor: Person, text: Text })),
  files: Type.Array(Type.Object({ id: Text, name: Text, mediaType: Text, size: Type.Integer() })),
})

const params = Type.Object({ caseId: Type.String({ maxLength: 40 }) })
const preconditions = [preconditionFailed, preconditionRequired] as const
const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })
const text = Type.String({ minLength: 1, maxLength: 4_000 })

export const caseDeskContract = {
  searchCases: {
    scope: 'sfcc.cases',
    body: SearchRequest,
    answer: Open('CaseSearchResult', { ...searchAnswer, hits: Type.Array(Open('CaseHit', hitMembers)) }),
    problems: searchProblems,
    perMinute: 300,
  },
  /** Who answers cases too, and where: to whom one can be given. */
  getCaseColleagues: { scope: 'sfcc.cases.rw', answer: Colleagues },
  getCase: { scope: 'sfcc.cases', params, answer: Case, problems: [caseNotFound] },
  assignCase: {
    scope: 'sfcc.cases.rw',
    params,
    /** One who answers cases of its country; null: nobody. */
    body: exact('case_owner', { staffId: Nullable(Type.String({ format: 'uuid' })) }),
    answer: Case,
    problems: [caseNotFound, notFound, ...preconditions],
  },
  linkCaseOrder: {
    scope: 'sfcc.cases.rw',
    params,
    /** An order of the caller's countries, which the case is about; null: of none. */
    body: exact('case_order', { orderNo: Nullable(Type.String({ minLength: 1, maxLength: 40 })) }),
    answer: Case,
    problems: [caseNotFound, notFound, ...preconditions],
  },
  answerCase: {
    scope: 'sfcc.cases.rw',
    once: true,
    params,
    /** Who wrote the case gets it by mail. */
    body: exact('case_answer', { text, close: Type.Optional(Type.Boolean()) }),
    answer: Case,
    problems: [caseNotFound, caseClosed, ...preconditions],
    perMinute: 60,
  },
  closeCase: {
    scope: 'sfcc.cases.rw',
    params,
    /** Without a word to who wrote it; the reason is for the log. */
    body: exact('case_closure', { reason: text }),
    answer: Case,
    problems: [caseNotFound, caseClosed, ...preconditions],
  },
  /** As it was before it was closed: answered, where it has an answer, else open. */
  reopenCase: {
    scope: 'sfcc.cases.rw',
    params,
    answer: Case,
    problems: [caseNotFound, caseNotClosed, ...preconditions],
  },
  getCaseFile: {
    scope: 'sfcc.cases',
    params: Type.Object({ caseId: Type.String({ maxLength: 40 }), fileId: Type.String({ maxLength: 100 }) }),
    /** In base64, without prefix. */
    answer: Open('DeskCaseFile', { filename: Text, mediaType: Text, fileContent: Text }),
    problems: [caseNotFound],
  },
} as const
