export { eraseLearned, selectLearned as learnedOf } from './queries.ts'
export { eraseSavedLists, selectSavedLists as savedListsOf } from './saved-list-queries.ts'
