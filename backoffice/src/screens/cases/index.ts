export { CasesScreen } from './cases.tsx'
