export { RecentlySeen } from './recently-seen.tsx'
