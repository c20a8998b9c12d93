export { ProgramsScreen } from './programs.tsx'
