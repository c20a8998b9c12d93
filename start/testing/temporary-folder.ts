import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const make = () => mkdtempSync(join(tmpdir(), 'lamina-test-'))

/** An empty folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = make()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An empty folder that goes away with the test file. */
export function sharedFolder(): string {
  const folder = make()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
