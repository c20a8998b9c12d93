export { CoilsScreen } from './coils.tsx'
