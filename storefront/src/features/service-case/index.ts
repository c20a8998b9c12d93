export { CaseDialog } from './case-dialog.tsx'
