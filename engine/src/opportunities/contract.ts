import { basketNotFound, ListedLines, productItemNotAvailable } from '../baskets/index.ts'
import { attachmentBodyLimit, FileBody, fileNotAccepted } from '../kernel/attachment.ts'
import { idempotencyKeyReused } from '../kernel/idempotency-key.ts'
import { conflict, forbidden } from '../kernel/problem.ts'
import { Body, OneOf, Open, Type } from '../kernel/schema.ts'
import { states } from './opportunity.ts'
import {
  nothingToQuote,
  offerChanged,
  opportunityNotFound,
  opportunityState,
  tooManyFiles,
} from './problems.ts'

/** Amounts exist once the desk has made an offer, and for those who may see prices. */
const QuoteLineItem = Open('QuoteLineItem', {
  SKU: Type.String(),
  ProductName: Type.String(),
  /** Gauge and colour, and what was chosen along with it, as they read. */
  c_variationText: Type.Optional(Type.String()),
  Quantity: Type.Integer(),
  /** What one of it is called (box, quintal, gallon); not of goods cut to length, nor of what is no longer sold. */
  c_unit: Type.Optional(Type.String()),
  /** Metres of one piece; null for goods that are not cut. */
  Length: Type.Union([Type.Number(), Type.Null()]),
  UnitPrice: Type.Optional(Type.Number()),
  Total: Type.Optional(Type.Number()),
  c_image: Type.Optional(Open('QuoteImage', { link: Type.String(), alt: Type.String() })),
})

const Revision = Open('QuoteRevision', {
  Revision: Type.Integer(),
  CreatedDate: Type.String(),
  ExpirationDate: Type.String(),
  TotalPrice: Type.Number(),
  /** What was offered then. */
  QuoteLineItems: Type.Array(QuoteLineItem),
})

const Message = Open('QuoteMessage', {
  Id: Type.String(),
  From: OneOf('customer', 'desk'),
  Author: Type.String(),
  Body: Type.String(),
  CreatedDate: Type.String(),
})

const QuoteEvent = Open('QuoteEvent', {
  At: Type.String(),
  What: OneOf('requested', 'priced', 'accepted', 'rejected', 'renewed'),
  By: OneOf('customer', 'desk'),
  Revision: Type.Optional(Type.Integer()),
})

/** What everybody with the link sees; `Access` tells to whom this answer speaks. */
const shared = {
  OpportunityId: Type.String(),
  Number: Type.String(),
  Access: OneOf('owner', 'shared'),
  State: OneOf(...states),
  CurrencyIsoCode: Type.String(),
  SubsidiaryId: Type.String(),
  SubsidiaryName: Type.String(),
  CreatedDate: Type.String(),
  ExpirationDate: Type.Optional(Type.String()),
  QuoteLineItems: Type.Array(QuoteLineItem),
  Revision: Type.Optional(Type.Integer()),
  /** Day on which the goods are ready or leave the store. */
  ReadyDate: Type.Optional(Type.String()),
  /** Of all of it to one place; part of the total. */
  FreightPrice: Type.Optional(Type.Number()),
  /** How far from the store that sends it the freight stands; absent: anywhere in the country. */
  FreightWithinKm: Type.Optional(Type.Number()),
  TotalPrice: Type.Optional(Type.Number()),
  TaxTotal: Type.Optional(Type.Number()),
  TaxName: Type.Optional(Type.String()),
}

const Opportunity = Open('Opportunity', {
  ...shared,
  // From here on the owner's alone.
  ShareToken: Type.Optional(Type.String()),
  DeliverTo: Type.Optional(Type.String()),
  Message: Type.Optional(Type.String()),
  Revisions: Type.Optional(Type.Array(Revision)),
  Messages: Type.Optional(Type.Array(Message)),
  Files: Type.Optional(
    Type.Array(Open('QuoteFile', { Id: Type.String(), Name: Type.String(), Size: Type.Integer() })),
  ),
  Events: Type.Optional(Type.Array(QuoteEvent)),
  /** Who answers, where no offer will come: the support, by mail. */
  AnsweredBy: Type.Optional(OneOf('mail')),
  /** The order that was made of it. */
  OrderNo: Type.Optional(Type.String()),
})

const Path = Type.Object({ opportunityId: Type.String({ maxLength: 50 }) })
const ShareQuery = Type.Object({ c_token: Type.Optional(Type.String({ maxLength: 100 })) })
const revision = Type.Optional(Type.Integer({ minimum: 1 }))

export const opportunitiesContract = {
  createOpportunity: {
    auth: 'registered',
    body: Body('opportunity', {
      /** The basket whose lines are asked for and leave it; or `lines`, never both. */
      basketId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      /** A list alone: what lies in the basket stays out of the request. */
      lines: Type.Optional(ListedLines),
      /** Where the goods of a list are fetched; the country's default store unless told. */
      storeId: Type.Optional(Type.String({ maxLength: 100 })),
      /** Only the lines that cannot be bought; the rest stays in the basket (S4.038). */
      onlyQuoteLines: Type.Optional(Type.Boolean()),
      message: Type.Optional(Type.String({ maxLength: 2_000 })),
    }),
    answer: Opportunity,
    problems: [basketNotFound, nothingToQuote, idempotencyKeyReused],
    perMinute: 20,
  },
  getOpportunities: {
    auth: 'registered',
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    answer: Open('OpportunityList', {
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Open('OpportunityRow', shared)),
    }),
  },
  getOpportunity: {
    params: Path,
    query: ShareQuery,
    answer: Opportunity,
    problems: [opportunityNotFound],
  },
  acceptOpportunity: {
    auth: 'registered',
    params: Path,
    body: Body('accept', {
      Revision: revision,
      /** Of an accepted quote: only this line, which was taken out, and its place in the basket; both from 0. */
      Line: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
      Position: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
    }),
    answer: Open('AcceptedOpportunity', { basketId: Type.String(), opportunity: Opportunity }),
    problems: [opportunityNotFound, opportunityState, offerChanged, conflict, productItemNotAvailable],
    perMinute: 30,
  },
  rejectOpportunity: {
    auth: 'registered',
    params: Path,
    answer: Opportunity,
    problems: [opportunityNotFound, opportunityState],
    perMinute: 30,
  },
  renewOpportunity: {
    auth: 'registered',
    params: Path,
    answer: Opportunity,
    problems: [opportunityNotFound, opportunityState],
    perMinute: 10,
  },
  writeOpportunityMessage: {
    auth: 'registered',
    params: Path,
    body: Body('message', { Body: Type.String({ minLength: 1, maxLength: 2_000 }) }),
    answer: Opportunity,
    problems: [opportunityNotFound, opportunityState],
    perMinute: 10,
  },
  addOpportunityFile: {
    auth: 'registered',
    params: Path,
    body: Body('attachment', { file: FileBody }),
    answer: Opportunity,
    problems: [opportunityNotFound, fileNotAccepted, tooManyFiles],
    bodyLimit: attachmentBodyLimit,
    perMinute: 20,
  },
  getOpportunityDocument: {
    params: Path,
    query: ShareQuery,
    /** A PDF in base64, without prefix. */
    answer: Open('QuoteDocument', { filename: Type.String(), fileContent: Type.String() }),
    problems: [opportunityNotFound, forbidden],
    perMinute: 20,
  },
} as const
