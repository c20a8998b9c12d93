export { SetupScreen } from './setup.tsx'
