import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'docs/spec/proven.json'

/** Since which commit a test has failed on the requirement's mutants without a break, and which test. */
export type Proof = { since: string; by: string }

/** Requirement id → its proof. */
export const readProofs = (): Record<string, Proof> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Keeps what a run found: the test that killed the requirement's mutants, or that one survived. */
export const saveProof = (id: string, killer: string | undefined): void => {
  const proofs = readProofs()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  if (killer) proofs[id] = { since: proofs[id]?.since ?? commit, by: killer }
  else delete proofs[id]
  const sorted = Object.entries(proofs).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
