// Finds a Chrome or Chromium for the browser tests, or brings one: `findChrome()`, or by hand to see which is used.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.ts'

type Found = { path: string; where: string }

// The shell is the same browser without its windows, which no journey sees: it costs half the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onThisMachine = (): Found | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
  ]
  const path = candidates.find(isProgram)
  return path === undefined ? undefined : { path, where: 'found on this machine' }
}

const named = (): Found | undefined => {
  const path = process.env.CHROME_PATH
  if (!path) return undefined
  if (!isProgram(path)) throw new Error(`CHROME_PATH: ${path} is not a program.`)
  return { path, where: 'named by CHROME_PATH' }
}

/** As root on Debian or Ubuntu the system's own package is the sturdiest: it brings its libraries and fonts. */
const fromDebian = async (): Promise<Found | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  console.log('No Chromium on this machine: installing it with apt-get.')
  await runCommand('apt-get', ['update', '-qq'], { env, quiet: true })
  const install = async (name: string) =>
    (
      await runCommand('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], {
        env,
        quiet: true,
      })
    ).code === 0
  // Older Debian and Ubuntu have the browser without the shell of its own.
  const isThere = (await install('chromium-headless-shell')) || (await install('chromium'))
  const found = isThere ? onThisMachine() : undefined
  return found && { ...found, where: 'installed with apt-get' }
}

const fromPlaywright = async (): Promise<Found | undefined> => {
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    console.log("No Chromium on this machine: asking for Playwright's own.")
    const { code } = await runCommand('playwright', ['install', 'chromium'], { quiet: true })
    if (code !== 0) return undefined
  }
  return { path: chromium.executablePath(), where: "Playwright's own" }
}

const locate = async (): Promise<Found> => {
  const found = named() ?? onThisMachine() ?? (await fromDebian()) ?? (await fromPlaywright())
  if (found) return found
  throw new Error(
    'No Chrome or Chromium was found and none could be installed. Run "sudo apt-get install -y chromium" (or install Chrome and set CHROME_PATH), then try again.',
  )
}

/** Path of the browser that the tests use; says which it is. Ends the process, with what helps, when there is none. */
export const findChrome = async (): Promise<string> => {
  try {
    const { path, where } = await locate()
    console.log(`Browser: ${path} (${where})`)
    return path
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await findChrome()
