import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type CommandResult = { code: number; seconds: number; output: string }

/**
 * Runs a command of this project's own packages, showing what it prints as it comes.
 * Resolves with its exit code; a command that cannot be started counts as 127.
 */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<CommandResult> => {
  const started = performance.now()
  const bin = join(root, 'node_modules', '.bin')
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    })
    const hear = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (!options.quiet) target.write(chunk)
    }
    child.stdout.on('data', hear(process.stdout))
    child.stderr.on('data', hear(process.stderr))
    const finish = (code: number) => resolve({ code, seconds: (performance.now() - started) / 1000, output })
    child.on('error', (error) => {
      output += error.message
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
