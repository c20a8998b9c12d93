export { HandOverScreen } from './hand-over.tsx'
