/** Environment variables as the system hands them over. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A variable that cannot be used. The message is one line that begins with the variable's name. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly variable: string

  constructor(variable: string, complaint: string) {
    super(`${variable}: ${complaint}`)
    this.variable = variable
  }
}

/**
 * Typed access to a fixed set of variables; only those named in `Name` can be read, so the list that is checked
 * against `.env.example` is complete by construction. An empty value counts as unset. Throws ConfigError.
 */
export type EnvironmentReader<Name extends string> = {
  text(name: Name): string | undefined
  required(name: Name, why: string): string
  choice<Value extends string>(name: Name, values: readonly [Value, ...Value[]]): Value
  port(name: Name, fallback: number): number
  optionalPort(name: Name): number | undefined
  /** A whole number of at least 0. */
  count(name: Name, fallback: number): number
  /** An absolute URL of one of these schemes ("https:"), without a trailing slash. */
  url(name: Name, schemes: readonly string[]): string | undefined
  /** Scheme, host and port only. */
  origin(name: Name): string | undefined
}

export const readEnvironment = <Name extends string>(env: Environment): EnvironmentReader<Name> => {
  const text = (name: Name) => env[name]?.trim() || undefined
  const optionalPort = (name: Name) => {
    const value = text(name)
    if (value === undefined) return undefined
    const port = Number(value)
    if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
    throw new ConfigError(name, `must be a port from 1 to 65535, not "${value}".`)
  }
  const url = (name: Name, schemes: readonly string[]) => {
    const value = text(name)
    if (value === undefined) return undefined
    // The value itself is not repeated: a URL may hold a password.
    if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol)) {
      throw new ConfigError(
        name,
        `must be a URL that begins with ${schemes.map((one) => `${one}//`).join(' or ')}.`,
      )
    }
    return value.replace(/\/$/, '')
  }
  return {
    text,
    url,
    optionalPort,
    count: (name, fallback) => {
      const value = text(name)
      if (value === undefined) return fallback
      if (/^\d{1,9}$/.test(value)) return Number(value)
      throw new ConfigError(name, `must be a whole number, not "${value}".`)
    },
    port: (name, fallback) => optionalPort(name) ?? fallback,
    required: (name, why) => {
      const value = text(name)
      if (value === undefined) throw new ConfigError(name, `is required ${why}.`)
      return value
    },
    choice: (name, values) => {
      const value = text(name) ?? values[0]
      const known = values.find((one) => one === value)
      if (known === undefined)
        throw new ConfigError(name, `must be one of ${values.join(', ')}, not "${value}".`)
      return known
    },
    origin: (name) => {
      const value = url(name, ['http:', 'https:'])
      if (value === undefined || new URL(value).origin === value) return value
      throw new ConfigError(name, 'must be an origin (https://shop.example), without path or query.')
    },
  }
}
