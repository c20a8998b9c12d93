export { DirectoryScreen } from './directory.tsx'
