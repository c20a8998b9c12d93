export { RunningJobs } from './running-jobs.tsx'
