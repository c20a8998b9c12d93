export { StoreScreen } from './store.tsx'
