// A small process for the tests: takes the lock of a folder, or says why not, and waits to be killed.
import { takeDataLock } from '../data-lock.ts'

try {
  takeDataLock(process.argv[2] ?? '', 'app')
  console.log('locked')
} catch (error) {
  console.log(`refused: ${(error as Error).message}`)
}
setInterval(() => undefined, 1000)
