import { unauthorized } from '../kernel/problem.ts'

/** The service is told which client speaks [S7.068]. Problem: 401 without the header. */
export const requireClient = (headers: Record<string, string | undefined>) => {
  if (!headers['x-cq-client-id']?.trim()) throw unauthorized("The header 'x-cq-client-id' is missing.")
}
