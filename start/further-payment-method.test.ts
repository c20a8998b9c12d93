import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type Copy, copyTree } from '../tools/prove/copy-tree.ts'
import { engineWalk } from './testing/further-method/engine-walk.ts'
import { files, registries } from './testing/further-method/files.ts'
import { pagesWalk } from './testing/further-method/pages-walk.ts'

const walks = {
  'engine/src/orders/payment/purchase-order.test.ts': engineWalk,
  'storefront/src/features/payment-methods/purchase-order.test.tsx': pagesWalk,
}

const openCopy = (): Copy => {
  const copy = copyTree({ without: /^(bench|demo\/images|docs|e2e|mutants|studio)\// })
  for (const [file, text] of Object.entries({ ...files, ...walks })) {
    const path = join(copy.folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.trimStart())
  }
  for (const { file, from } of registries) {
    const path = join(copy.folder, file)
    const lines = readFileSync(path, 'utf8').replace('\n]', '\n  purchaseOrder,\n]')
    writeFileSync(path, `import { purchaseOrder } from '${from}'\n${lines}`)
  }
  return copy
}

type Outcome = { code?: number; stdout: string; stderr: string }

/** Runs the walks in the copy, with the database server of this run. */
const runWalks = async (folder: string): Promise<Outcome> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const server = env.LAMINA_TEST_SERVER ?? env.TEST_DATABASE_URL
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs')
  const words = [vitest, 'run', '--root', folder, '--retry=0', ...Object.keys(walks)]
  return promisify(execFile)(process.execPath, words, {
    cwd: folder,
    env: { ...env, TEST_DATABASE_URL: server },
  }).catch((failed: Outcome) => failed)
}

// A copy of the tree and a runner of its own: at full counts only.
test.skipIf(!process.env.LONG)(
  'a further way to pay is its own file or folder on each side and its line in the list',
  async () => {
    const copy = openCopy()
    onTestFinished(() => copy.remove())
    const { code = 0, stdout, stderr } = await runWalks(copy.folder)
    expect(code, stdout + stderr).toBe(0)
    expect(stdout).toMatch(/Tests\s.*4 passed/)
  },
)
