import { spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type CommandResult = { code: number; seconds: number; output: string }

/** Writes whole lines, each behind a prefix. */
const linesTo = (target: NodeJS.WriteStream, prefix: string) => {
  let rest = ''
  return (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) target.write(`${prefix}${line}\n`)
  }
}

/**
 * Runs a command of this project's own packages, showing what it prints as it comes, each line behind `prefix`.
 * Resolves with its exit code; a command that cannot be started counts as 127, one that is ended after `limitSeconds` as 124.
 * `niceness` is how far it and all that it starts stand behind this process at the processors.
 */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: {
    env?: NodeJS.ProcessEnv
    quiet?: boolean
    prefix?: string
    limitSeconds?: number
    niceness?: number
  } = {},
): Promise<CommandResult> => {
  const started = performance.now()
  const bin = join(root, 'node_modules', '.bin')
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (options.limitSeconds ?? 0) * 1000,
      env: { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    })
    if (options.niceness && child.pid !== undefined)
      setPriority(child.pid, Math.min(getPriority() + options.niceness, 19))
    const hear = (target: NodeJS.WriteStream) => {
      const show = linesTo(target, options.prefix ?? '')
      return (text: string) => {
        output += text
        if (!options.quiet) show(text)
      }
    }
    child.stdout.setEncoding('utf8')
    child.stderr.setEncoding('utf8')
    child.stdout.on('data', hear(process.stdout))
    child.stderr.on('data', hear(process.stderr))
    const finish = (code: number) => resolve({ code, seconds: (performance.now() - started) / 1000, output })
    child.on('error', (error) => {
      output += error.message
      finish(127)
    })
    child.on('close', (code) => {
      const isLate = child.killed && options.limitSeconds !== undefined
      if (isLate) output += `ended after ${options.limitSeconds} seconds`
      finish(isLate ? 124 : (code ?? 1))
    })
  })
}
