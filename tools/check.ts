import { styleText } from 'node:util'
import { runCommand } from './run-command.ts'

/** `npm run check`: everything that can be said of the code without running it. All of it runs; any fault fails. */
const checks: { name: string; command: string; args: string[] }[] = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '-c', '.oxlintrc.json', '.'] },
  { name: 'architecture', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', '.'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'house rules', command: 'node', args: ['tools/house-rules.ts'] },
]

let failed = 0
for (const { name, command, args } of checks) {
  const { code, seconds, output } = await runCommand(command, args, { quiet: true })
  if (code !== 0) failed++
  const mark = code === 0 ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  console.log(`${mark} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0) console.log(output)
}
process.exitCode = failed > 0 ? 1 : 0
