import { existsSync } from 'node:fs'
import { runWords } from './commands/run-words.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
process.exitCode = await runWords(process.argv.slice(2), process.env)
