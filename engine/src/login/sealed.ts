export { seal, unseal } from '../kernel/sealed.ts'
