import type { opportunitiesRoutes } from '../../opportunities/routes.ts'
import type { Case } from './case.ts'
import { expiredOpportunity, opportunity, pricedOpportunity, quoteBasket } from './scene.ts'

const own = { by: ['customer'], owned: true } as const

export const quoteCases: Record<keyof typeof opportunitiesRoutes, Case> = {
  createOpportunity: { ...own, given: [quoteBasket], body: ({ basketId }) => ({ basketId }), statements: 20 },
  getOpportunities: { by: ['customer'], given: [opportunity], statements: 6 },
  // With the token of the link it may be anybody's; these calls have none.
  getOpportunity: { ...own, given: [pricedOpportunity], statements: 6 },
  getOpportunityDocument: { ...own, given: [pricedOpportunity], statements: 6 },
  acceptOpportunity: { ...own, given: [pricedOpportunity], body: {}, statements: 20 },
  rejectOpportunity: { ...own, given: [opportunity], statements: 8 },
  renewOpportunity: { ...own, given: [expiredOpportunity], statements: 8 },
  writeOpportunityMessage: { ...own, given: [opportunity], body: { Body: 'Hola' }, statements: 8 },
  addOpportunityFile: {
    ...own,
    given: [opportunity],
    body: { file: { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') } },
    statements: 10,
  },
}
