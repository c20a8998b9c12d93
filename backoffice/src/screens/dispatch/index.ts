export { DispatchScreen } from './dispatch.tsx'
