// A small process for the tests: takes the lock of a folder, at a given instant (rivals should meet), or says why not,
// and waits to be killed.
import { takeDataLock } from '../data-lock.ts'

const [folder = '', instant = '0'] = process.argv.slice(2)
while (Date.now() < Number(instant));
try {
  takeDataLock(folder, 'app')
  console.log('locked')
} catch (error) {
  console.log(`refused: ${(error as Error).message}`)
}
setInterval(() => undefined, 1000)
