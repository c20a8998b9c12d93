import { writeFileSync } from 'node:fs'

/** One JSON document per line. */
export function writeLines(path: URL, rows: readonly object[]): void {
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

/** Comma-separated, with a head line; cells with commas or quotes are quoted. */
export function writeTable<Row extends Record<string, string>>(
  path: URL,
  columns: readonly (keyof Row)[],
  rows: readonly Row[],
): void {
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','))
  writeFileSync(path, `${[columns.join(','), ...lines].join('\n')}\n`)
}

function cell(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
