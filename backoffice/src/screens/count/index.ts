export { CountScreen } from './count.tsx'
