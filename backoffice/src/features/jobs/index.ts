export { RunningJobs } from './running-jobs.tsx'
export { isOver, useJob, useJobActions, useJobs } from './use-jobs.ts'
