export { answerCase, closeCase, getCase, searchCases } from './work-on-cases.ts'
