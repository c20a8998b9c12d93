#!/usr/bin/env node
// Runs a TypeScript file on the runtime that `npm ci` brought (Node 26, from npm's platform packages).
// npm puts node_modules/.bin first on PATH, so this process normally *is* that runtime already; called by hand
// on an older Node it says so in one line and stops.
import module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const needed = 26
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  console.error(
    `This script needs Node ${needed}, and this is ${process.version}: run it through npm (npm start, npm test, npm run …) after "npm ci".`,
  )
  process.exit(1)
}
// Sources without their types, and compiled code, are kept from run to run: a quarter of the time to the first page.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const [script, ...rest] = process.argv.slice(2)
process.argv = [process.argv[0], script, ...rest]
await import(pathToFileURL(script).href)
