export { createJobs, type Jobs } from './create-jobs.ts'
export { countWaiting, listDeadLetters, listJobs, retryDeadLetters } from './dead-letters.ts'
export { jobContext } from './job-context.ts'
export { jobs } from './jobs.ts'
