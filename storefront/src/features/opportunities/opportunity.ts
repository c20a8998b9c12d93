import type { opportunitiesContract } from '../../../../engine/src/opportunities/contract.ts'
import type { Answer } from '../../../../engine/src/kernel/contract.ts'

export type Opportunity = Answer<typeof opportunitiesContract.getOpportunity>
export type QuoteLine = Opportunity['QuoteLineItems'][number]
export type QuoteState = Opportunity['State']
