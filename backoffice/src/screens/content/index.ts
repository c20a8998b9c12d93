export { ContentScreen } from './content.tsx'
