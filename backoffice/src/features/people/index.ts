export { Brand, LanguageSwitch } from './brand.tsx'
export { assignmentName, roleName } from './role-name.ts'
