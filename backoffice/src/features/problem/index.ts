export { ProblemNotice } from './problem-notice.tsx'
export { problemText } from './problem-text.ts'
