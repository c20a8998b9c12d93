export { eraseLearnedPhrases, selectLearnedPhrases } from './queries.ts'
export { eraseSavedLists, selectSavedLists as savedListsOf } from './saved-list-queries.ts'
