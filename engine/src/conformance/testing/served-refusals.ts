import { type Refusal, refusal, withQuery } from './refusal.ts'
import { existingSubscription } from './refusal-steps.ts'
import { caseWithFiles, missing, picture, stockNotice, twentyNotices } from './service-cases.ts'

const catalogue: Refusal[] = [
  refusal('getProducts', '400 validation', {
    query: { ids: Array.from({ length: 101 }, (_, n) => `P${n}`).join(',') },
  }),
  ...['getProducts', 'getProduct', 'productSearch'].map((name) =>
    refusal(name, '400 malformed-selector', withQuery(name, { select: '(data' })),
  ),
  ...['getProducts', 'getProduct'].map((name) =>
    refusal(name, '400 invalid-expand-parameter', withQuery(name, { expand: 'balloons' })),
  ),
  ...['getProductImages', 'getProductPrices', 'getProductPromotions'].map((name) =>
    refusal(name, '404 product-not-found', { params: { productId: 'QA-NOWHERE' } }),
  ),
  refusal(
    'getAvailability',
    '400 invalid-expand-parameter',
    withQuery('getAvailability', { expand: 'prices' }),
  ),
  refusal('getAvailability', '400 validation', {
    query: { productIds: Array.from({ length: 101 }, (_, n) => `P${n}`).join(',') },
  }),
  refusal('getProduct', '404 product-not-found', { params: { id: 'QA-NOWHERE' } }),
  refusal('getTechnicalSheet', '404 product-not-found', { params: { id: 'QA-NOWHERE' } }),
  refusal('getImage', '404 not-found', { params: { '*': 'nowhere.png' } }),
  refusal('getCategory', '404 category-not-found', { params: { id: 'nowhere' } }),
  refusal('productSearch', '400 missing-query-parameter', { query: {} }),
  refusal('getSearchSuggestions', '400 string-constraint-violation', { query: { q: 'l' } }),
  refusal('searchStores', '400 missing-postal-code', { query: {} }),
  refusal('getUrlMapping', '404 seo-url-mapping-not-found', { query: { urlSegment: '/nowhere' } }),
  refusal('getRecommendations', '404 not-found', { params: { recommenderName: 'nowhere' } }),
  refusal('getZoneRecommendations', '404 not-found', { params: { zone: 'nowhere' } }),
  refusal('getPage', '404 page-not-found', { params: { pageId: 'nowhere' } }),
  refusal('getPages', '400 bad-request', { query: { aspectTypeId: 'plp' } }),
  refusal('getComponent', '404 component-not-found', { params: { componentId: 'ecosteel.9' } }),
  refusal('getContentFolder', '404 content-folder-not-found', { params: { id: 'nowhere' } }),
  refusal('getContent', '404 content-not-found', { params: { id: 'nowhere' } }),
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
  refusal('createSubscription', '400 invalid-subscription', { body: { ...subscriber, email: 'x' } }),
  refusal('createSubscription', '409 duplicate-subscription', {
    given: [existingSubscription],
    body: subscriber,
  }),
  refusal('createCase', '400 invalid-case', { body: { name: 'Rosa' } }),
  refusal('addCaseAttachment', '404 case-not-found', { given: [], body: fileOf('C1', picture) }),
  refusal('addCaseAttachment', '400 file-not-accepted', {
    body: ({ caseId = '' }) => fileOf(caseId, 'bm8='),
  }),
  refusal('addCaseAttachment', '400 too-many-files', {
    given: [caseWithFiles],
    body: ({ caseId = '' }) => fileOf(caseId, picture),
  }),
  refusal('updateSubscription', '400 bad-request', { body: { ...consent, channel: 'sms' } }),
  refusal('updateSubscription', '403 forbidden', { body: { ...consent, status: 'opt_out' } }),
  refusal('createShopperContext', '400 bad-request', { body: { clientIp: '::1' } }),
  refusal('updateShopperContext', '400 bad-request', { body: { effectiveDateTime: 'soon' } }),
  refusal('createStockNotice', '400 bad-request', { body: { ...missing, storeId: 'nowhere' } }),
  refusal('createStockNotice', '404 product-not-found', { body: { ...missing, productId: 'QA-NOWHERE' } }),
  refusal('createStockNotice', '409 product-in-stock', { body: { ...missing, productId: 'QA-SCREW' } }),
  refusal('createStockNotice', '409 too-many-stock-notices', { given: [twentyNotices] }),
  refusal('deleteStockNotice', '404 stock-notice-not-found', {
    given: [stockNotice],
    params: { noticeId: 'nowhere' },
  }),
  refusal('endStockNotices', '404 invalid-stock-notice-link', { body: { token: 'of-no-mail' } }),
  refusal('cancelSubscription', '404 invalid-subscription-link', {
    given: [],
    body: { token: 'of-no-mail' },
  }),
]

/** Problems of the catalogue and of the shop's services. */
export const servedRefusals: Refusal[] = [...catalogue, ...services]
