import { stripVTControlCharacters } from 'node:util'

const most = 40

/** The headings that Vitest and Playwright give to what failed. */
const isHeading = (line: string) => /^FAIL\s/.test(line) || /^\d+\) .+ › /.test(line)

/** What an error says and where: Vitest's line with its arrow, Playwright's last line of the stack. */
const reasonBelow = (lines: readonly string[]): string[] => {
  const end = lines.findIndex((line) => isHeading(line) || /^\d+ (failed|flaky|passed)\b/.test(line))
  const own = end < 0 ? lines : lines.slice(0, end)
  const message = own.find((line) => /^(\w*Error|Test timeout)\b.*/.test(line))
  const place = own.find((line) => /^(❯|at) .+:\d+:\d+\)?$/.test(line) && !line.includes('node_modules'))
  return [message, place].flatMap((line) => (line ? [`  ${line}`] : []))
}

const namedIn = (lines: readonly string[]) =>
  lines.flatMap((line, index) => {
    if (isHeading(line)) return [line, ...reasonBelow(lines.slice(index + 1))]
    // The error stands on the line below its heading; where it came from is told after its stack.
    if (/⎯ (Uncaught Exception|Unhandled Rejection) ⎯/.test(line)) return [lines[index + 1] ?? line]
    if (/^This error originated in|^The last test to run before this error/.test(line))
      return [`  ${line.split('. ')[0]}`]
    return []
  })

const linesOf = (output: string) =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const firstOf = (lines: readonly string[]) =>
  lines.length > most
    ? [...lines.slice(0, most), `and ${lines.length - most} more lines of that kind`]
    : [...lines]

/**
 * The lines of a runner's output that name what failed, each with its error and its place: Vitest's failed tests and
 * errors outside of any test, Playwright's failed journeys, the complaint of any other command. At most forty, for the
 * end of the report: a machine that keeps only the last page of the output still says what to look for.
 */
export const whatFailed = (output: string): string[] => {
  const lines = linesOf(output)
  const named = namedIn(lines)
  return firstOf(named.length > 0 ? [...new Set(named)] : lines.slice(-5))
}

/** The same of journeys that passed: which needed a second try, and why the first one failed. */
export const whatWasRetried = (output: string): string[] => {
  const lines = linesOf(output)
  return lines.some((line) => /^\d+ flaky$/.test(line)) ? firstOf([...new Set(namedIn(lines))]) : []
}
