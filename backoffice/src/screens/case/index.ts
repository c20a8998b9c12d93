export { CaseScreen } from './case.tsx'
