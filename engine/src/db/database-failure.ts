/** PostgreSQL's classes 53 (no disk, memory or connection left), 58 (the system fails it) and the error of a standby. */
const cannotWork = /^(?:53|58|25006$)/
/** PostgreSQL shuts down, cancels a statement that took too long, or the connection broke (classes 57 and 08). */
const isGoing = /^(?:57P|57014$|08)/
const brokenLine = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|can only be read$|Client has encountered a connection error/

/** Whether the database cannot do its work at the moment: nothing is wrong with the statement, and later it may succeed. */
export const isDatabaseFailure = ({ code = '', message }: Error & { code?: string }): boolean =>
  cannotWork.test(code) || isGoing.test(code) || brokenLine.has(code) || lostConnection.test(message)
