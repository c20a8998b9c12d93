import { stripVTControlCharacters } from 'node:util'

const most = 20

/**
 * The lines of a runner's output that name what failed: Vitest's failed tests and errors outside of any test,
 * Playwright's list at the end, the complaint of any other command. At most twenty, for the end of the report: a
 * machine that keeps only the last page of the output still says what to look for.
 */
export const whatFailed = (output: string): string[] => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const named = lines.flatMap((line, index) => {
    if (/^FAIL\s/.test(line) || /^\d+\) .+ › /.test(line)) return [line]
    // The error stands on the line below its heading; where it came from is told after its stack.
    if (/⎯ (Uncaught Exception|Unhandled Rejection) ⎯/.test(line)) return [lines[index + 1] ?? line]
    if (/^This error originated in|^The last test to run before this error/.test(line))
      return [`  ${line.split('. ')[0]}`]
    return []
  })
  const found = named.length > 0 ? [...new Set(named)] : lines.slice(-5)
  return found.length > most
    ? [...found.slice(0, most), `and ${found.length - most} more lines of that kind`]
    : found
}
