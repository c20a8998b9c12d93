import { defineProblem } from '../kernel/problem.ts'

/** The same for a missing quote and for one of another customer. */
export const opportunityNotFound = defineProblem(404, 'opportunity-not-found', 'Opportunity Not Found')
/** The basket or list holds nothing that could be quoted. Carries `basketId` of a basket. */
export const nothingToQuote = defineProblem(400, 'nothing-to-quote', 'Nothing To Quote')
/** The quote's state does not allow the operation. Carries `State`, and `orderNo` of a quote that was ordered. */
export const opportunityState = defineProblem(409, 'opportunity-state', 'Opportunity State')
/** The desk has made another offer since the one that was shown. Carries `Revision`. */
export const offerChanged = defineProblem(409, 'opportunity-offer-changed', 'Opportunity Offer Changed')
export const tooManyFiles = defineProblem(400, 'too-many-files', 'Too Many Files')
