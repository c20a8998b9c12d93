import { type DirectoryConfig, directoryVariables, readDirectory } from './directory-config.ts'
import { readServers } from './db/servers/server-list.ts'
import { isGuessable } from './guessable-key.ts'
import { ConfigError, type Environment, type EnvironmentReader, readEnvironment } from './environment.ts'
import {
  readVendors,
  refuseUnknownVendorVariables,
  type VendorConfig,
  vendorVariables,
} from './vendor-config.ts'

/** Every variable that the engine reads, and no other part of it reads any. */
export const engineVariables = [
  'MODE',
  'DATABASE_URL',
  'PUBLIC_ORIGIN',
  'SECRET_KEY',
  'RATE_LIMITS',
  'SIMULATORS_ORIGIN',
  'SMTP_URL',
  ...vendorVariables,
  ...directoryVariables,
  'PERSONALIZATION_BASE_URL',
] as const

type Variable = (typeof engineVariables)[number]
type Reader = EnvironmentReader<Variable>

export type EngineConfig = VendorConfig & {
  mode: 'demo' | 'production'
  /** Absent: the embedded PostgreSQL of DATA_DIR. Never absent in production. */
  databaseUrl: string | undefined
  /** Absent only in the demo, where one is generated and kept. */
  secretKey: string | undefined
  publicOrigin: string
  rateLimits: boolean
  /** Absent in production: there are no simulators. */
  simulatorsOrigin: string | undefined
  /** Absent: mail is kept and shown, not sent. */
  smtpUrl: string | undefined
  personalizationBaseUrl: string | undefined
  /** Absent: staff sign in by what they have here alone. */
  directory: DirectoryConfig | undefined
}

/** What the composition root knows better: where the process listens, and whether it serves the engine at all. */
export type EngineDefaults = { publicOrigin: string; simulatorsOrigin: string; servesEngine: boolean }

/**
 * Reads and checks the engine's environment. Throws ConfigError, whose one line names the variable: unusable values,
 * what MODE=production requires or refuses, half-configured vendors, misspelt vendor variables.
 */
export const readEngineConfig = (env: Environment, defaults: EngineDefaults): EngineConfig => {
  refuseUnknownVendorVariables(env)
  const read = readEnvironment<Variable>(env)
  const mode = read.choice('MODE', ['demo', 'production'])
  if (mode === 'production') requireForProduction(read, defaults.servesEngine)
  const simulatorsOrigin =
    mode === 'demo' ? (read.origin('SIMULATORS_ORIGIN') ?? defaults.simulatorsOrigin) : undefined
  return {
    mode,
    databaseUrl: databaseUrl(read),
    secretKey: secretKey(read, mode),
    publicOrigin: read.origin('PUBLIC_ORIGIN') ?? defaults.publicOrigin,
    rateLimits: read.choice('RATE_LIMITS', ['on', 'off']) === 'on',
    simulatorsOrigin,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    personalizationBaseUrl: read.url('PERSONALIZATION_BASE_URL', ['https:', 'http:']),
    ...readVendors(env, simulatorsOrigin),
    directory: readDirectory(env, simulatorsOrigin),
  }
}

const requireForProduction = (read: Reader, servesEngine: boolean) => {
  const engineOnly = servesEngine ? (['DATABASE_URL', 'SMTP_URL'] as const) : []
  for (const name of ['PUBLIC_ORIGIN', 'SECRET_KEY', ...engineOnly] as const) {
    read.required(name, 'when MODE=production')
  }
  if (read.choice('RATE_LIMITS', ['on', 'off']) === 'off') {
    throw new ConfigError('RATE_LIMITS', 'cannot be off when MODE=production.')
  }
  if (read.text('SIMULATORS_ORIGIN')) {
    throw new ConfigError(
      'SIMULATORS_ORIGIN',
      'has no meaning when MODE=production: there are no simulators.',
    )
  }
}

const databaseUrl = (read: Reader) => {
  const url = read.text('DATABASE_URL')
  if (url === undefined || !url.includes(',')) return read.url('DATABASE_URL', ['postgresql:', 'postgres:'])
  // The value itself is not repeated: a URL may hold a password.
  if (!readServers(url))
    throw new ConfigError(
      'DATABASE_URL',
      'with several servers must be postgresql://user:password@one:5432,two:5432/name?target_session_attrs=read-write.',
    )
  return url
}

const advice = '(openssl rand -base64 32)'

const secretKey = (read: Reader, mode: EngineConfig['mode']) => {
  const key = read.text('SECRET_KEY')
  if (key !== undefined && key.length < 32)
    throw new ConfigError('SECRET_KEY', `must have at least 32 characters ${advice}.`)
  if (key !== undefined && mode === 'production' && isGuessable(key))
    throw new ConfigError(
      'SECRET_KEY',
      `can be guessed: it repeats itself, or holds a word; make one by chance ${advice}.`,
    )
  return key
}
