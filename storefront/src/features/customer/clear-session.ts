import type { Env } from '../../api/env.tsx'
import { signOut } from '../../api/sign-in.ts'

/** All sessions of a customer have ended with the former credentials; what this browser keeps of one goes too. */
export const clearSession = async (env: Env) => {
  if (env.shoppers.read().kind === 'guest') return
  await signOut(env).catch(() => undefined)
  env.shoppers.refresh()
  await env.queries.invalidateQueries()
}
