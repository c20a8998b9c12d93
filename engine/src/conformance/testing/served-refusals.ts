import { caseWithFiles, picture } from './service-cases.ts'
import { one, query, type Refusal } from './refusal.ts'
import { subscribedBefore } from './refusal-steps.ts'

const catalogue: Refusal[] = [
  one('getProducts', '400 validation', {
    query: { ids: Array.from({ length: 101 }, (_, n) => `P${n}`).join(',') },
  }),
  ...['getProducts', 'getProduct', 'productSearch'].map((name) =>
    one(name, '400 malformed-selector', query(name, { select: '(data' })),
  ),
  ...['getProducts', 'getProduct'].map((name) =>
    one(name, '400 invalid-expand-parameter', query(name, { expand: 'balloons' })),
  ),
  ...['getProductImages', 'getProductPrices', 'getProductPromotions'].map((name) =>
    one(name, '404 product-not-found', { params: { productId: 'QA-NOWHERE' } }),
  ),
  one('getAvailability', '400 invalid-expand-parameter', query('getAvailability', { expand: 'prices' })),
  one('getAvailability', '400 validation', {
    query: { productIds: Array.from({ length: 101 }, (_, n) => `P${n}`).join(',') },
  }),
  one('getProduct', '404 product-not-found', { params: { id: 'QA-NOWHERE' } }),
  one('getImage', '404 not-found', { params: { '*': 'nowhere.png' } }),
  one('getCategory', '404 category-not-found', { params: { id: 'nowhere' } }),
  one('productSearch', '400 missing-query-parameter', { query: {} }),
  one('getSearchSuggestions', '400 string-constraint-violation', { query: { q: 'l' } }),
  one('searchStores', '400 missing-postal-code', { query: {} }),
  one('getUrlMapping', '404 seo-url-mapping-not-found', { query: { urlSegment: '/nowhere' } }),
  one('getRecommendations', '404 not-found', { params: { recommenderName: 'nowhere' } }),
  one('getZoneRecommendations', '404 not-found', { params: { zone: 'nowhere' } }),
  one('getPage', '404 page-not-found', { params: { pageId: 'nowhere' } }),
  one('getPages', '400 bad-request', { query: { aspectTypeId: 'plp' } }),
  one('getComponent', '404 component-not-found', { params: { componentId: 'ecosteel.9' } }),
  one('getContentFolder', '404 content-folder-not-found', { params: { id: 'nowhere' } }),
  one('getContent', '404 content-not-found', { params: { id: 'nowhere' } }),
]

const subscriber = { email: 'twice@lectores.example', country: 'SV' }
const consent = {
  subscriptionId: 'newsletter',
  contactPointValue: 'ana@qa.example',
  channel: 'email',
  status: 'opt_in',
}
const fileOf = (caseId: string, fileContent: string) => ({
  caseId,
  file: { filename: 'foto.gif', fileContent },
})
const services: Refusal[] = [
  one('createSubscription', '400 invalid-subscription', { body: { ...subscriber, email: 'x' } }),
  one('createSubscription', '409 duplicate-subscription', { given: [subscribedBefore], body: subscriber }),
  one('createCase', '400 invalid-case', { body: { name: 'Rosa' } }),
  one('addCaseAttachment', '404 case-not-found', { given: [], body: fileOf('C1', picture) }),
  one('addCaseAttachment', '400 file-not-accepted', { body: ({ caseId = '' }) => fileOf(caseId, 'bm8=') }),
  one('addCaseAttachment', '400 too-many-files', {
    given: [caseWithFiles],
    body: ({ caseId = '' }) => fileOf(caseId, picture),
  }),
  one('updateSubscription', '400 bad-request', { body: { ...consent, channel: 'sms' } }),
  one('updateSubscription', '403 forbidden', { body: { ...consent, status: 'opt_out' } }),
  one('createShopperContext', '400 bad-request', { body: { clientIp: '::1' } }),
  one('updateShopperContext', '400 bad-request', { body: { effectiveDateTime: 'soon' } }),
  one('cancelSubscription', '404 invalid-subscription-link', { given: [], body: { token: 'of-no-mail' } }),
]

/** Problems of the catalogue and of the shop's services. */
export const servedRefusals: Refusal[] = [...catalogue, ...services]
