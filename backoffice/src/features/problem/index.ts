export { ProblemNotice } from './problem-notice.tsx'
export { problemText } from './problem-text.ts'
export { refusalReason } from './spanish-detail.ts'
