import type { salesDeskContract } from '../../../engine/src/opportunities/desk/contract.ts'
import { salesDeskRoutes } from '../../../engine/src/opportunities/desk/routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const quotes = defineOperations<typeof salesDeskContract>(salesDeskRoutes)

/** A quote as a line of a list. */
export type QuoteHit = Answer<typeof salesDeskContract.searchQuotes>['hits'][number]
/** A quote with all that was said and offered. */
export type Quote = Answer<typeof salesDeskContract.getQuote>
/** What an offer comes to. */
export type ReckonedOffer = Answer<typeof salesDeskContract.calculateQuote>
/** An offer as it is typed. */
export type OfferBody = NonNullable<CallInput<typeof salesDeskContract.priceQuote>['body']>
