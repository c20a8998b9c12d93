export { CaseDialog } from './case-dialog.tsx'
export { subjectText } from './case-values.ts'
