export { Versions } from './versions.tsx'
