export { AlsoHere } from './also-here.tsx'
