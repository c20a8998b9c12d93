// Runs a program of this folder, `main` or `cli`: bundled where the bundle is made of the sources as they are, since to read
// three thousand modules one by one takes half of a start; else from the sources.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFresh, programFolder } from './program/made-of.ts'
import type * as Programs from './programs.ts'

const [runtime = '', script = '', program = '', ...words] = process.argv
process.argv = [runtime, script, ...words]
const bundle = pathToFileURL(join(programFolder, 'programs.js')).href
const { programs } = (await import(isFresh() ? bundle : './programs.ts')) as typeof Programs
await programs[program === 'cli' ? 'cli' : 'main']()
