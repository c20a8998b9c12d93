/**
 * The standard words of a status, 'Not Found'. Not imported from node:http: to name its members for an import Node loads its
 * own fetch too, a twentieth of the time to a process's first answer.
 */
export const statusText = (status: number): string =>
  process.getBuiltinModule('node:http').STATUS_CODES[status] ?? ''
