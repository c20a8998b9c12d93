export { TeamScreen } from './team.tsx'
