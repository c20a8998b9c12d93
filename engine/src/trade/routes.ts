const base = '/custom/trade/v1/organizations/{organizationId}'

export const tradeRoutes = {
  getTradeData: `GET ${base}/trade-data`,
  getListData: `GET ${base}/list-data`,
  readMaterialList: `POST ${base}/material-lists`,
  priceLines: `POST ${base}/priced-lines`,
  getTechnicalSheet: `GET ${base}/technical-sheets/{id}`,
  createListDocument: `POST ${base}/documents`,
  getLearnedPhrases: `GET ${base}/learned-phrases`,
  learnPhrases: `PUT ${base}/learned-phrases`,
  forgetPhrases: `DELETE ${base}/learned-phrases`,
  createSavedList: `POST ${base}/saved-lists`,
  getSavedLists: `GET ${base}/saved-lists`,
  getSavedList: `GET ${base}/saved-lists/{listId}`,
  deleteSavedList: `DELETE ${base}/saved-lists/{listId}`,
} as const
