import type { categoryRoutes } from '../../categories/routes.ts'
import type { experienceRoutes } from '../../content/experience-routes.ts'
import type { contentRoutes } from '../../content/routes.ts'
import type { preferenceRoutes } from '../../preferences/routes.ts'
import type { productPartRoutes } from '../../products/product-part-routes.ts'
import type { productRoutes } from '../../products/routes.ts'
import type { campaignRoutes } from '../../promotions/campaign-routes.ts'
import type { promotionRoutes } from '../../promotions/routes.ts'
import type { searchRoutes } from '../../search/routes.ts'
import type { seoRoutes } from '../../seo/routes.ts'
import type { siteRoutes } from '../../sites/routes.ts'
import type { storeRoutes } from '../../stores/routes.ts'
import type { tradeRoutes } from '../../trade/routes.ts'
import type { Case } from './case.ts'
import { savedList } from './scene.ts'

type Operations =
  | keyof typeof categoryRoutes
  | keyof typeof contentRoutes
  | keyof typeof experienceRoutes
  | keyof typeof preferenceRoutes
  | keyof typeof productRoutes
  | keyof typeof productPartRoutes
  | keyof typeof promotionRoutes
  | keyof typeof campaignRoutes
  | keyof typeof searchRoutes
  | keyof typeof seoRoutes
  | keyof typeof siteRoutes
  | keyof typeof storeRoutes
  | keyof typeof tradeRoutes

const both = ['guest', 'customer'] as const

export const catalogueCases: Record<Operations, Case> = {
  getProducts: { by: both, query: { ids: 'QA-SHEET,QA-SCREW,QA-BUNDLE,QA-SET' }, statements: 4 },
  getProduct: { by: both, params: { id: 'QA-SHEET' }, statements: 3 },
  getImage: { by: [], params: { '*': 'qa/logo.svg' }, statements: 1 },
  getCategories: { by: both, query: { ids: 'root,techos', levels: '2' }, statements: 1 },
  getCategory: { by: both, params: { id: 'root' }, query: { levels: '2' }, statements: 1 },
  productSearch: { by: both, query: { q: 'lamina', refine: 'cgid=techos' }, statements: 6 },
  getSearchSuggestions: { by: both, query: { q: 'lam' }, statements: 3 },
  getPromotions: { by: both, query: { ids: 'qa-free,qa-metres' }, statements: 2 },
  getPromotionsForCampaign: { by: both, params: { campaignId: 'verano' }, statements: 2 },
  searchStores: { by: both, query: { countryCode: 'SV', postalCode: '' }, statements: 1 },
  getStores: { by: both, query: { ids: 'SV-SS01,SV-AH01' }, statements: 2 },
  getUrlMapping: { by: both, query: { urlSegment: '/vieja' }, statements: 2 },
  getSiteInfo: { by: both, statements: 1 },
  getTradeData: { by: both, statements: 3 },
  getListData: { by: both, statements: 3 },
  readMaterialList: { by: both, body: { text: '12 láminas azules\nclavo' }, statements: 6 },
  priceLines: {
    by: both,
    body: {
      lines: [
        { productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3 },
        { productId: 'QA-SCREW', quantity: 2 },
      ],
    },
    statements: 10,
  },
  createListDocument: {
    by: both,
    body: {
      title: 'Techo de la bodega',
      lines: [{ productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3 }],
    },
    statements: 10,
  },
  getTechnicalSheet: { by: both, params: { id: 'QA-TUBE-1' }, statements: 4 },
  getLearnedPhrases: { by: ['customer'], statements: 2 },
  learnPhrases: {
    by: ['customer'],
    body: { phrases: [{ phrase: 'lamin azul', sku: 'QA-SHEET-26-AZUL' }] },
    status: 204,
    statements: 4,
  },
  forgetPhrases: { by: ['customer'], status: 204, statements: 2 },
  createSavedList: {
    by: both,
    body: {
      title: 'Techo de la bodega',
      toolPath: '/tools/roof?l=10&a=8',
      lines: [{ productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3 }],
      unread: ['2 cosas de esas'],
    },
    statements: 3,
  },
  getSavedLists: { by: ['customer'], given: [savedList], statements: 2 },
  getSavedList: { by: both, open: true, given: [savedList], statements: 11 },
  deleteSavedList: { by: ['customer'], owned: true, given: [savedList], status: 204, statements: 3 },
  getPreferences: { by: both, query: { c_localSite: 'es_SV' }, statements: 1 },
  getContentAssets: {
    by: both,
    query: { c_assetId: 'homepage,footer', c_localSite: 'es_SV' },
    statements: 2,
  },
  getPage: { by: both, params: { pageId: 'homepage' }, statements: 2 },
  getPages: { by: both, query: { aspectTypeId: 'plp', categoryId: 'techos' }, statements: 2 },
  getComponent: { by: both, params: { componentId: 'ecosteel.0' }, statements: 2 },
  getContent: { by: both, params: { id: 'ecosteel' }, statements: 2 },
  getMultipleContent: { by: both, query: { ids: 'ecosteel,footer' }, statements: 2 },
  getContentFolder: { by: both, params: { id: 'root' }, query: { levels: '2' }, statements: 1 },
  getContentFolders: { by: both, query: { ids: 'root,ayuda' }, statements: 1 },
  resolveQualifiers: {
    by: both,
    body: { customerGroups: ['Everyone'], campaignQualifiers: [{ campaignId: 'verano' }] },
    statements: 2,
  },
  searchContent: { by: both, query: { q: 'prueba', limit: '3' }, statements: 2 },
  getConfigurations: { by: both, statements: 1 },
  getProductImages: { by: both, params: { productId: 'QA-SHEET' }, statements: 3 },
  getProductPrices: { by: both, params: { productId: 'QA-SHEET-26-AZUL' }, statements: 2 },
  getProductPromotions: { by: both, params: { productId: 'QA-TUBE-1' }, statements: 3 },
  getAvailability: {
    by: both,
    query: { productIds: 'QA-SHEET,QA-SCREW,QA-SET', expand: 'variations,set_products' },
    statements: 3,
  },
}
