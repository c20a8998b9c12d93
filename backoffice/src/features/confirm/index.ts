export { Confirm, textIn } from './confirm.tsx'
