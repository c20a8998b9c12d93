export { JobDialog } from './job-dialog.tsx'
export { OutcomeReport } from './outcome-report.tsx'
export { TextStepsDialog } from './text-steps-dialog.tsx'
export { StepsDialog } from './steps-dialog.tsx'
