export { hashPassword, verifyPassword } from './password-hash.ts'
