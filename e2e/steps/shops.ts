import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type ShopUnderTest = { port: number; origin: string; dataDir: string }

/** With E2E_PORT: the one shop that answers there, or is started there. */
const named = process.env.E2E_PORT

const temporary = join(tmpdir(), 'lamina-e2e-')

/** Where the shops keep their data. Runner, starter and workers are processes of their own and must see the same folder. */
const folder = (process.env.E2E_DATA_DIR ??= mkdtempSync(temporary))

/** The folder where nobody named one; it goes with the shops. */
export const temporaryFolder = folder.startsWith(temporary) ? folder : undefined

/** A shop takes its port, the next two (vendors, figures), and what journeys start beside it. */
const portsOfOne = 20

/** One shop for each browser worker, with a folder of its own: no two share a customer, a stock or a mailbox. */
export const shops: readonly ShopUnderTest[] = Array.from(
  { length: Number(process.env.E2E_WORKERS ?? (named ? 1 : 2)) },
  (_, at) => {
    const port = Number(named ?? 3900) + at * portsOfOne
    return {
      port,
      origin: `http://localhost:${port}`,
      dataDir: named && at === 0 ? folder : join(folder, `shop-${at}`),
    }
  },
)

const [first] = shops
if (!first) throw new Error('E2E_WORKERS: at least one')

/** The shop of this worker; in the runner the first. */
export const shopUnderTest: ShopUnderTest = shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? first
