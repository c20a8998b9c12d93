export {
  type Access,
  accessTo,
  canBeWritten,
  families,
  familyIds,
  scopeName,
  withAccess,
} from './scope-words.ts'
