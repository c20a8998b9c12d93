export { CaseStatus } from './case-status.tsx'
export { statuses as caseStatuses } from './messages.ts'
export { subjectName } from './subject-name.ts'
