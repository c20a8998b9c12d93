export { ReportsScreen } from './reports.tsx'
