export { AccountScreen } from './account.tsx'
