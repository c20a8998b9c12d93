/** What no answer may tell: statements, files, stacks, versions and names of what the engine is made of. */
const leaks = [
  /\b(select|insert into|delete from|update)\b.{0,80}\b(from|values|where|set)\b/i,
  /syntax error|violates|duplicate key|relation "|column "|invalid input syntax|pg_\w+/i,
  /\n\s+at |\.[cm]?[jt]s:\d+|node_modules|node:internal/,
  /(^|["\s(])\/(home|work|usr|var|tmp|opt|root)\//,
  // As words: an id of random letters holds any three of them once in ten thousand answers.
  /fastify|postgres|\bajv\b|typebox|\bFST_|undici|\bv?\d+\.\d+\.\d+-?\w*\b.*node/i,
]

export type Answer = { status: number; type: string; text: string }

/**
 * What is wrong with an answer to a request that may be anything; undefined when it is a success, or a refusal in the
 * contract's shape that tells nothing of the inside.
 */
export const faultOf = ({ status, type, text }: Answer): string | undefined => {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  if (status < 400) return undefined
  const leak = leaks.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  if (leak) return `tells ${JSON.stringify(leak)}: ${text.slice(0, 300)}`
  if (!type.includes('json')) return `is of type ${type}: ${text.slice(0, 300)}`
  const body = JSON.parse(text) as Record<string, unknown>
  const problem = [body.title, body.type, body.detail].every((member) => typeof member === 'string')
  const oauth = [body.status_code, body.message, body.error].every((member) => typeof member === 'string')
  return problem || oauth ? undefined : `is no problem of the contract: ${text.slice(0, 300)}`
}
