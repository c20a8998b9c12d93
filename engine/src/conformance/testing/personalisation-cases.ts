import type { personalisationRoutes } from '../../personalisation/routes.ts'
import type { Case } from './case.ts'

const who = { realm: 'Lamina', instanceType: 'sbx', cookieId: 'visit-of-the-suite' }
const headers = { 'x-cq-client-id': 'lamina-demo' }
const product = { id: 'QA-SCREW' }
const products = [product]

const activity = (members: object): Case => ({
  by: [],
  headers,
  body: { ...who, ...members },
  statements: 1,
})

const question = (params: Record<string, string>): Case => ({
  by: [],
  headers,
  params,
  body: { ...who, products },
  statements: 6,
})

export const personalisationCases: Record<keyof typeof personalisationRoutes, Case> = {
  viewProduct: activity({ product }),
  viewSearch: activity({ searchText: 'zinc', products }),
  clickSearch: activity({ searchText: 'zinc', product }),
  viewCategory: activity({ category: { id: 'techos' }, products }),
  clickCategory: activity({ category: { id: 'techos' }, product }),
  viewReco: activity({ recommenderName: 'pdp-similar-items', products }),
  clickReco: activity({ recommenderName: 'pdp-similar-items', product }),
  viewPage: activity({ currentLocation: 'http://localhost/es-SV' }),
  beginCheckout: activity({ products }),
  checkoutStep: activity({ stepName: 'PAYMENT', stepNumber: 3, basketId: 'b-1' }),
  addToCart: activity({ products }),
  getRecommenders: { by: [], headers, statements: 1 },
  getRecommendations: question({ recommenderName: 'pdp-similar-items' }),
  getZoneRecommendations: question({ zone: 'pdp-similar-items' }),
}
