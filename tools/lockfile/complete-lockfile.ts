type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export type Lockfile = { packages: Record<string, Entry> }
export type Missing = { name: string; version: string; dev: boolean }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Optional packages that some package of the file asks for and that have no entry of their own. */
export const missingFrom = ({ packages }: Lockfile): Missing[] =>
  Object.entries(packages)
    .flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, dev, path })),
    )
    .filter(
      ({ name, path }) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    )
    .map(({ name, version, dev }) => ({ name, version, dev }))

/** The entry of a package that is only known by name: for which machines it is stands in it. */
const entryOf = ({ name, version, dev }: Missing): Entry => {
  const words = name.split(/[/-]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  if (cpu.length !== 1 || !/^\d/.test(version))
    throw new Error(`${name}@${version}: for which machine is it?`)
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : []
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/** The same file with entries for what was missing, in npm's order. */
export const completeLockfile = (lockfile: Lockfile): Lockfile => {
  const added = missingFrom(lockfile).map(
    (missing) => [`node_modules/${missing.name}`, entryOf(missing)] as const,
  )
  const packages = Object.fromEntries(
    [...Object.entries(lockfile.packages), ...added].toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  )
  return { ...lockfile, packages }
}
