import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A script of ours running as a real process of its own. */
export type Script = {
  child: ChildProcess
  output: string[]
  line(pattern: RegExp): Promise<string>
  ended: Promise<number | null>
}

const runtime = fileURLToPath(new URL('../../tools/runtime.mjs', import.meta.url))

/** Runs a TypeScript file as the commands of package.json do; `line` resolves with the first line of output, past or future, that matches. */
export function runScript(file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Script {
  const child = spawn(process.execPath, [runtime, file, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    // Runs outside the repository: a developer's .env must not reach the tests.
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const waiting: { pattern: RegExp; resolve(line: string): void }[] = []
  const ended = once(child, 'close').then(([code]) => code as number | null)
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line)
      for (const { pattern, resolve } of waiting) if (pattern.test(line)) resolve(line)
    })
  }
  const line = (pattern: RegExp) => {
    const known = output.find((text) => pattern.test(text))
    if (known !== undefined) return Promise.resolve(known)
    const came = new Promise<string>((resolve) => waiting.push({ pattern, resolve }))
    const never = ended.then((code) => {
      throw new Error(`${file} ended with ${code} before printing ${pattern}:\n${output.join('\n')}`)
    })
    return Promise.race([came, never])
  }
  return { child, output, line, ended }
}
