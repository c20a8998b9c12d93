import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPlatformApi, writePlatformReport } from './judges/platform.ts'
import { unpackPackages } from './judges/unpack-packages.ts'
import { runCommand } from './lib/run-command.ts'

/**
 * `npm run judges`: the vendors' own libraries against the simulators, and their models against what our adapters send.
 * They are installed in a folder of their own: one of them is under its vendor's limited licence, and no build needs
 * them. Their types are there then, so the judges' own code is compiled here and not by `npm run check`. Writes
 * `bench/results/vendors.md`.
 *
 * What the engine itself answers is judged too, by the platform's descriptions of its API, where they can be fetched or
 * `PLATFORM_API` names a checkout of them: `bench/results/platform.md`.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'simulators/judges')
const verdictsFolder = join(folder, '.verdicts')

type Verdict = { vendor: string; call: string; judge: string; takes: boolean }

/** A certificate for the run: the card processor's library speaks TLS alone. */
const makeCertificate = async (): Promise<string> => {
  const place = await mkdtemp(join(tmpdir(), 'lamina-judges-'))
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', join(place, 'key.pem'), '-out', join(place, 'cert.pem')]
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, ...files])
  return place
}

const run = async (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const { code, output } = await runCommand(command, args, { prefix: '', env })
  if (code !== 0) process.exitCode = 1
  return output
}

const readVerdicts = async (): Promise<Verdict[]> => {
  const files = (await readdir(verdictsFolder)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(verdictsFolder, file), 'utf8')))
  return texts.flatMap((text) => JSON.parse(text) as Verdict[])
}

const writeReport = async (verdicts: readonly Verdict[]) => {
  const { dependencies, readPackages } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    readPackages: Record<string, { version: string }>
  }
  const versions = [
    ...Object.entries(dependencies),
    ...Object.entries(readPackages).map(([name, { version }]) => [name, version]),
  ].map(([name, version]) => `${name} ${version}`)
  const rows = verdicts.map(
    ({ vendor, call, judge, takes }) => `| ${vendor} | ${call} | ${judge} | ${takes ? 'yes' : '**no**'} |`,
  )
  const taken = verdicts.filter(({ takes }) => takes).length
  const report = [
    '# Vendor × call × judge',
    '',
    'Written by `npm run judges`: the vendors\u2019 own libraries against our simulators, and their models against what our',
    `adapters send, where an unknown member is a fault too. ${versions.join(', ')}.`,
    `${taken} of ${verdicts.length} taken.`,
    '',
    '| vendor | call | judge | taken |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
  await writeFile(join(root, 'bench/results/vendors.md'), report.join('\n'))
}

await rm(verdictsFolder, { recursive: true, force: true })
await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'])
await unpackPackages(folder)
await run('tsc', ['-p', folder])
const isPlatformThere = await fetchPlatformApi(folder, process.env.PLATFORM_API)
if (isPlatformThere) {
  await rm(join(folder, '.answers'), { recursive: true, force: true })
  await run('vitest', ['run', '-c', 'simulators/judges/platform.vitest.config.ts'])
}
const place = await makeCertificate()
try {
  await run('vitest', ['run', '--reporter=default', '-c', 'simulators/judges/vitest.config.ts'], {
    JUDGES_CERTIFICATE: place,
    NODE_EXTRA_CA_CERTS: join(place, 'cert.pem'),
  })
  await writeReport(await readVerdicts())
  if (isPlatformThere) await writePlatformReport(folder, join(root, 'bench/results/platform.md'))
} finally {
  await rm(place, { recursive: true })
}
