export { pointTitle } from './messages.ts'
export { PointField } from './point-field.tsx'
