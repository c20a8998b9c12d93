export { HomeScreen } from './home.tsx'
