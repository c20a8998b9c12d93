export { eraseLearned, selectLearned as learnedOf } from './queries.ts'
