import { attachmentBodyLimit, FileBody, fileNotAccepted } from '../../kernel/attachment.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { notFound } from '../../kernel/problem.ts'
import { stepUpRequired } from '../../kernel/require-proven.ts'
import { Nullable, OneOf, Open, Type } from '../../kernel/schema.ts'
import { searchAnswer, searchProblems, SearchRequest } from '../../kernel/search-request/index.ts'
import { Colleagues } from '../../staff/index.ts'
import { states } from '../opportunity.ts'
import { opportunityNotFound, opportunityState, tooManyFiles } from '../problems.ts'
import { deskElsewhere } from './problems.ts'

const Text = Type.String()
const OptionalText = Type.Optional(Text)
const Person = Type.Object({ kind: Text, id: Text, name: Text })
const Money = Type.Number({ minimum: 0, maximum: 100_000_000 })
const Percent = Type.Number({ minimum: -100, maximum: 99.99 })
const day = Type.String({ format: 'date' })

const params = Type.Object({ quoteId: Type.String({ maxLength: 100 }) })
const preconditions = [preconditionFailed, preconditionRequired] as const
const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const hitMembers = {
  quoteId: Text,
  number: Text,
  state: OneOf(...states),
  country: Text,
  currency: Text,
  creationDate: Text,
  lastModified: Text,
  customerName: Text,
  email: Text,
  customerNo: Text,
  /** What they read: `es-SV`. */
  locale: Text,
  owner: Type.Optional(Person),
  lineCount: Type.Integer(),
  /** By the price list of the day it was asked; absent where a line has no list price. */
  askedTotal: Type.Optional(Type.Number()),
  offeredTotal: Type.Optional(Type.Number()),
  revision: Type.Integer(),
  validUntil: OptionalText,
  /** The last word is the customer's. */
  isUnanswered: Type.Boolean(),
  hasDraft: Type.Boolean(),
  /** Who asked was written to that its last day comes, by the desk or by the shop. */
  isReminded: Type.Boolean(),
}

const RequestLine = Type.Object({
  productId: Text,
  name: Text,
  quantity: Type.Integer(),
  lengthMeters: Type.Optional(Type.Number()),
  listPrice: Type.Optional(Type.Number()),
})

/** Cost and margin are for who may read costs. */
const Reckoned = Open('ReckonedOffer', {
  lines: Type.Array(
    Type.Object({
      productId: Text,
      name: Text,
      quantity: Type.Integer(),
      lengthMeters: Type.Optional(Type.Number()),
      /** Of one piece, with tax. */
      listPrice: Type.Optional(Type.Number()),
      price: Type.Number(),
      discountPercent: Type.Optional(Type.Number()),
      cost: Type.Optional(Type.Number()),
      marginPercent: Type.Optional(Type.Number()),
      total: Type.Number(),
      tax: Type.Number(),
    }),
  ),
  freight: Type.Optional(
    Type.Object({
      amount: Type.Number(),
      tax: Type.Number(),
      reason: OptionalText,
      withinKm: Type.Optional(Type.Number()),
    }),
  ),
  /** Day on which the goods are ready or leave the store. */
  readyOn: OptionalText,
  total: Type.Number(),
  taxTotal: Type.Number(),
  marginPercent: Type.Optional(Type.Number()),
  /** The merchant's floor, where there is one, and whether the offer lies below it. */
  floorPercent: Type.Optional(Type.Number()),
  isBelowFloor: Type.Boolean(),
})

const Offer = Type.Object({
  revision: Type.Integer(),
  presentedDate: Text,
  validUntil: Text,
  total: Type.Number(),
  taxTotal: Type.Number(),
  freight: Type.Optional(Type.Number()),
  readyOn: OptionalText,
  lines: Type.Array(
    Type.Object({
      productId: Text,
      name: Text,
      quantity: Type.Integer(),
      lengthMeters: Type.Optional(Type.Number()),
      price: Type.Number(),
      total: Type.Number(),
    }),
  ),
})

const Quote = Open('DeskQuote', {
  ...hitMembers,
  customerId: Text,
  /** For whoever is given it: lines and quantities, amounts for those who may see prices. */
  shareUrl: Text,
  deliverTo: OptionalText,
  message: OptionalText,
  requested: Type.Array(RequestLine),
  draft: Type.Optional(Reckoned),
  offers: Type.Array(Offer),
  messages: Type.Array(
    Type.Object({ id: Text, from: OneOf('customer', 'desk'), author: Text, text: Text, at: Text }),
  ),
  files: Type.Array(Type.Object({ id: Text, name: Text, size: Type.Integer() })),
  history: Type.Array(
    Type.Object({ at: Text, what: Text, by: Text, revision: Type.Optional(Type.Integer()) }),
  ),
  orderNo: OptionalText,
})

const draftMembers = {
  lines: Type.Array(
    Type.Object(
      {
        productId: Type.String({ minLength: 1, maxLength: 100 }),
        quantity: Type.Integer({ minimum: 1, maximum: 99_999 }),
        lengthMeters: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
        /** Of one piece, with tax. One of the three; without any it has its list price. */
        price: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000_000 })),
        marginPercent: Type.Optional(Percent),
        discountPercent: Type.Optional(Percent),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 200 },
  ),
  freight: Type.Optional(
    Type.Object(
      {
        amount: Money,
        reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        /** How far it goes at that price, from the store that sends it; without, anywhere in the country. */
        withinKm: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 2_000 })),
      },
      { additionalProperties: false },
    ),
  ),
  /** Day on which the goods are ready or leave the store; none before today can be sent. */
  readyOn: Type.Optional(day),
}

const changes = [opportunityNotFound, opportunityState, deskElsewhere, ...preconditions] as const

export const salesDeskContract = {
  searchQuotes: {
    scope: 'sfcc.quotes',
    body: SearchRequest,
    answer: Open('QuoteSearchResult', {
      ...searchAnswer,
      hits: Type.Array(
        Open('QuoteHit', {
          ...hitMembers,
          /** What the last offer, else the list prices asked for, leave by today's costs; for who may read costs there. */
          marginPercent: Type.Optional(Type.Number()),
        }),
      ),
    }),
    problems: searchProblems,
    perMinute: 300,
  },
  /** Who prices quotes too, and where: to whom one can be given. */
  getQuoteColleagues: { scope: 'sfcc.quotes.rw', answer: Colleagues },
  getQuote: { scope: 'sfcc.quotes', params, answer: Quote, problems: [opportunityNotFound] },
  assignQuote: {
    scope: 'sfcc.quotes.rw',
    params,
    /** One who prices quotes of its country; null: nobody. */
    body: exact('quote_owner', { staffId: Nullable(Type.String({ format: 'uuid' })) }),
    answer: Quote,
    problems: [opportunityNotFound, notFound, ...preconditions],
  },
  calculateQuote: {
    scope: 'sfcc.quotes',
    params,
    body: exact('quote_calculation', draftMembers),
    answer: Reckoned,
    problems: [opportunityNotFound],
    perMinute: 300,
  },
  priceQuote: {
    scope: 'sfcc.quotes.rw',
    params,
    /** Kept as it was typed until it is sent; its owner sees nothing of it. */
    body: exact('quote_draft', draftMembers),
    answer: Quote,
    problems: changes,
  },
  sendQuote: {
    scope: 'sfcc.quotes.rw',
    once: true,
    params,
    /** The draft becomes the next revision; its owner is written to, with the quote as a PDF. */
    body: exact('quote_offer', {
      /** Its last day; without one as many days as the merchant gives. */
      validUntil: Type.Optional(day),
    }),
    answer: Quote,
    problems: [...changes, stepUpRequired],
  },
  prolongQuote: {
    scope: 'sfcc.quotes.rw',
    params,
    body: exact('quote_validity', { validUntil: day }),
    answer: Quote,
    problems: changes,
  },
  withdrawQuote: {
    scope: 'sfcc.quotes.rw',
    params,
    body: exact('quote_withdrawal', { reason: Type.String({ minLength: 1, maxLength: 500 }) }),
    answer: Quote,
    problems: changes,
  },
  writeMessage: {
    scope: 'sfcc.quotes.rw',
    once: true,
    params,
    /** Its owner gets it by mail. */
    body: exact('quote_message', {
      text: Type.String({ minLength: 1, maxLength: 4_000 }),
      file: Type.Optional(FileBody),
      /** Of the last day of an offer: once for each, whoever writes it. */
      isReminder: Type.Optional(Type.Boolean()),
    }),
    bodyLimit: attachmentBodyLimit,
    answer: Quote,
    problems: [opportunityNotFound, opportunityState, fileNotAccepted, tooManyFiles],
    perMinute: 60,
  },
  getQuoteFile: {
    scope: 'sfcc.quotes',
    params: Type.Object({
      quoteId: Type.String({ maxLength: 100 }),
      fileId: Type.String({ maxLength: 100 }),
    }),
    /** In base64, without prefix. */
    answer: Open('DeskQuoteFile', { filename: Text, mediaType: Text, fileContent: Text }),
    problems: [opportunityNotFound],
  },
  getQuoteDocument: {
    scope: 'sfcc.quotes',
    params,
    /** A PDF in base64, without prefix. */
    answer: Open('DeskQuoteDocument', { filename: Text, fileContent: Text }),
    problems: [opportunityNotFound],
    perMinute: 60,
  },
} as const
