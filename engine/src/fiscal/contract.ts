import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const Text = Type.String()
const OptionalText = Type.Optional(Text)
const params = Type.Object({ orderNo: Type.String({ minLength: 1, maxLength: 50 }) })
const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })
const country = Type.String({ minLength: 2, maxLength: 2 })

const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const refundParams = Type.Object({ refundId: Type.String({ minLength: 1, maxLength: 50 }) })
const issuedNumber = {
  number: Type.String({ minLength: 1, maxLength: 100 }),
  issuedDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
}

/** What keeps a document from being issued. */
const Fault = Type.Object({
  fault: OneOf('missing', 'tax-id-invalid', 'consumer-id-required', 'product-code-missing'),
  /** The member, or the product. */
  of: Text,
})

const documentMembers = {
  orderNo: Text,
  country: Text,
  /** By the country's clock. */
  day: Text,
  kind: OneOf('consumer', 'business'),
  /** In the authority's catalogue, where it has one. */
  documentCode: OptionalText,
  documentName: Text,
  authority: Text,
  receiverName: Text,
  /** Its last signs; in full in an export. */
  receiverId: OptionalText,
  currency: Text,
  net: Type.Number(),
  tax: Type.Number(),
  total: Type.Number(),
  faults: Type.Array(Fault),
  number: OptionalText,
  issuedDate: OptionalText,
}

/** A part of a document's money that has gone back, in the month in which it did. */
const CreditNote = Open('FiscalCreditNote', {
  refundId: Text,
  orderNo: Text,
  country: Text,
  day: Text,
  documentCode: OptionalText,
  documentName: Text,
  /** The number of the document it takes something off, where that has one. */
  ofNumber: OptionalText,
  /** Its own, once the bookkeeping has given it back. */
  number: OptionalText,
  issuedDate: OptionalText,
  receiverName: Text,
  receiverId: OptionalText,
  currency: Text,
  net: Type.Number(),
  /** Its share of the document's tax. */
  tax: Type.Number(),
  total: Type.Number(),
  reason: Text,
})

const FiscalDocument = Open('FiscalDocument', {
  ...documentMembers,
  creditNotes: Type.Array(CreditNote),
  receiver: Type.Object({
    idType: OptionalText,
    /** The authority's code of that type. */
    idTypeCode: OptionalText,
    nrc: OptionalText,
    economicActivity: OptionalText,
    economicActivityName: OptionalText,
    address: OptionalText,
    divisions: Type.Array(Text),
  }),
  lines: Type.Array(
    Type.Object({
      productId: Text,
      name: Text,
      quantity: Type.Number(),
      /** Of Salvadoran documents. */
      unitCode: Type.Optional(Type.Integer()),
      /** Of Costa Rican documents. */
      productCode: OptionalText,
      taxClass: Text,
      ratePercent: Type.Number(),
      net: Type.Number(),
      tax: Type.Number(),
      total: Type.Number(),
    }),
  ),
})

export const fiscalContract = {
  searchFiscalDocuments: {
    scope: 'sfcc.fiscal',
    /** What was paid in a month, documents with faults first. */
    body: exact('fiscal_search', {
      country,
      month,
      hasFaults: Type.Optional(Type.Boolean()),
      hasNumber: Type.Optional(Type.Boolean()),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    answer: Open('FiscalDocuments', {
      data: Type.Array(Type.Object(documentMembers)),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
      /** Of the whole month. */
      withFaults: Type.Integer(),
      /** All of the month, on each page. */
      creditNotes: Type.Array(CreditNote),
    }),
    problems: [notFound],
    perMinute: 60,
  },
  getFiscalDocument: { scope: 'sfcc.fiscal', params, answer: FiscalDocument, problems: [notFound] },
  exportFiscalDocuments: {
    scope: 'sfcc.fiscal',
    body: exact('fiscal_export', { country, month, format: OneOf('csv', 'json') }),
    /** In base64, with ids in full; who has taken it is in the log. */
    answer: Open('FiscalFile', { filename: Text, fileContent: Text }),
    problems: [notFound, stepUpRequired],
    perMinute: 10,
  },
  setFiscalNumber: {
    scope: 'sfcc.fiscal.rw',
    params,
    body: exact('fiscal_number', issuedNumber),
    answer: FiscalDocument,
    problems: [notFound, idAlreadyExists, preconditionFailed, preconditionRequired],
  },
  getFiscalCreditNote: {
    scope: 'sfcc.fiscal',
    params: refundParams,
    answer: CreditNote,
    problems: [notFound],
  },
  setCreditNoteNumber: {
    scope: 'sfcc.fiscal.rw',
    params: refundParams,
    body: exact('credit_note_number', issuedNumber),
    answer: CreditNote,
    problems: [notFound, idAlreadyExists, preconditionFailed, preconditionRequired],
  },
} as const
