import { defineModule } from '../kernel/operation.ts'
import { tradeContract } from './contract.ts'
import { createListDocument } from './create-list-document.ts'
import { getListData } from './get-list-data.ts'
import { getTechnicalSheet } from './get-technical-sheet.ts'
import { getTradeData } from './get-trade-data.ts'
import { forgetPhrases, getLearnedPhrases, learnPhrases } from './learned-phrases.ts'
import { priceLines } from './price-lines.ts'
import { readMaterialList } from './read-material-list.ts'
import { tradeRoutes } from './routes.ts'
import { createSavedList, deleteSavedList, getSavedList, getSavedLists } from './saved-lists.ts'

export const tradeModule = defineModule({
  name: 'trade',
  routes: tradeRoutes,
  contract: tradeContract,
  operations: {
    getTradeData,
    getListData,
    readMaterialList,
    priceLines,
    createListDocument,
    getTechnicalSheet,
    getLearnedPhrases,
    learnPhrases,
    forgetPhrases,
    createSavedList,
    getSavedLists,
    getSavedList,
    deleteSavedList,
  },
})
