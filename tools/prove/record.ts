import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'docs/spec/proven.json'

const gitLine = (...args: string[]) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The newest commit that the tree shares with `main`: one of a branch is gone once the branch is rebased. */
const commitOfMain = () => gitLine('merge-base', 'HEAD', 'main') || gitLine('rev-parse', 'HEAD')

/** On top of which commit of `main` a test has first failed on the requirement's mutants without a break, and which test. */
export type Proof = { since: string; by: string }

/** Requirement id → its proof. */
export const readProofs = (): Record<string, Proof> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Keeps what a run found: the test that killed the requirement's mutants, or that one survived. */
export const saveProof = (id: string, killer: string | undefined): void => {
  const proofs = readProofs()
  if (killer) proofs[id] = { since: proofs[id]?.since ?? commitOfMain().slice(0, 8), by: killer }
  else delete proofs[id]
  const sorted = Object.entries(proofs).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
