import { defineProblem } from '../kernel/problem.ts'

/** The execution has ended already, or has no result yet. Carries `executionStatus`. */
export const executionStatusConflict = defineProblem(409, 'execution-status', 'Execution Status')

/** The part of a file does not begin where the file ends. Carries its `size`. */
export const fileOffset = defineProblem(409, 'file-offset', 'File Offset')

/** The file is no table, or a part of it is missing. */
export const unreadableFile = defineProblem(409, 'unreadable-file', 'Unreadable File')
