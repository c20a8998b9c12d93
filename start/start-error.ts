/**
 * A reason not to start that the operator can act on. It is printed as one line, without a stack, and the process
 * ends with exit code 1.
 */
export class StartError extends Error {
  override name = 'StartError'
}
