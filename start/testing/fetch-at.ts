// A small process for the tests: asks an address at a given instant and prints the status, or why there is none.
const [url = '', instant = '0'] = process.argv.slice(2)
console.log('waiting')
while (Date.now() < Number(instant));
try {
  console.log(`answered ${(await fetch(url, { method: 'POST' })).status}`)
} catch (error) {
  console.log(`failed: ${String((error as Error).cause)}`)
}
