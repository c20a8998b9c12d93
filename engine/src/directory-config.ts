import type { DirectorySettings } from './gateways/index.ts'
import { ConfigError, type Environment, readEnvironment } from './environment.ts'

/** The variables of the company's directory, by which its staff may sign in. */
export const directoryVariables = [
  'STAFF_IDP_ISSUER',
  'STAFF_IDP_CLIENT_ID',
  'STAFF_IDP_CLIENT_SECRET',
  'STAFF_IDP_EMAIL_DOMAINS',
  'STAFF_IDP_VERIFIED_CLAIM',
] as const

/** `baseUrl` is that of the simulator, where one stands for the directory. */
export type DirectoryConfig = DirectorySettings & { baseUrl: string | undefined }

const domains = (list: string): string[] => {
  const names = list.split(',').map((one) => one.trim().toLowerCase())
  const wrong = names.find((name) => !/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(name))
  if (wrong !== undefined)
    throw new ConfigError(
      'STAFF_IDP_EMAIL_DOMAINS',
      `must be domains with commas between (tienda.example), not "${wrong}".`,
    )
  return names
}

/**
 * Reads the directory; one that is not configured is the simulator at `simulators`, or absent where that is undefined.
 * Throws ConfigError for a half-configured one.
 */
export const readDirectory = (
  env: Environment,
  simulators: string | undefined,
): DirectoryConfig | undefined => {
  const read = readEnvironment<(typeof directoryVariables)[number]>(env)
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('STAFF_IDP_') && !directoryVariables.some((known) => known === name),
  )
  if (unknown !== undefined)
    throw new ConfigError(unknown, 'is not a known variable; .env.example lists them all.')
  const issuer = read.url('STAFF_IDP_ISSUER', ['https:', 'http:'])
  if (issuer === undefined) {
    const orphan = directoryVariables.find((name) => read.text(name) !== undefined)
    if (orphan) throw new ConfigError(orphan, 'has no effect unless STAFF_IDP_ISSUER is set too.')
    if (simulators === undefined) return undefined
    const baseUrl = `${simulators}/idp/directory`
    return {
      issuer: baseUrl,
      baseUrl,
      clientId: 'lamina-demo',
      clientSecret: 'lamina-demo-secret',
      emailDomains: ['lamina.example'],
      verifiedClaim: 'email_verified',
    }
  }
  const why = 'when STAFF_IDP_ISSUER is set'
  return {
    issuer,
    baseUrl: undefined,
    clientId: read.required('STAFF_IDP_CLIENT_ID', why),
    clientSecret: read.required('STAFF_IDP_CLIENT_SECRET', why),
    emailDomains: domains(read.required('STAFF_IDP_EMAIL_DOMAINS', why)),
    verifiedClaim: read.text('STAFF_IDP_VERIFIED_CLAIM') ?? 'email_verified',
  }
}
