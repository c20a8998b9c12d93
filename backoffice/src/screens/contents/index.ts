export { ContentsScreen } from './contents.tsx'
