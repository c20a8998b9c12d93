export { StoresScreen } from './stores.tsx'
