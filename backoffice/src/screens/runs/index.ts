export { RunsScreen } from './runs.tsx'
