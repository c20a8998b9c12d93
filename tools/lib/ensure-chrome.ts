// Finds a Chrome or Chromium for the browser tests, or brings one: `findChrome()`, or by hand to see which is used.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.ts'

type Found = { path: string; where: string }

/** The same browser without its windows, which no journey sees: it costs two thirds of the processor time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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

const onPath = (name: string) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

const onThisMachine = (): Found | undefined => {
  const path = [...names.flatMap(onPath), ...macApplications].find(isProgram)
  return path === undefined ? undefined : { path, where: 'found on this machine' }
}

const namedChrome = (): Found | undefined => {
  const path = process.env.CHROME_PATH
  if (!path) return undefined
  if (!isProgram(path)) throw new Error(`CHROME_PATH: ${path} is not a program.`)
  return { path, where: 'named by CHROME_PATH' }
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

const apt = async (program: 'apt-get' | 'apt-cache', ...args: string[]) =>
  (await runCommand(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true })).code === 0

const install = (name: string) => apt('apt-get', 'install', '-qq', '-y', '--no-install-recommends', name)

/** The shell beside a whole browser, where the system offers it without looking for news. */
const shellFromDebian = async (): Promise<Found | undefined> => {
  if (onPath(shell).some(isProgram) || !isRootOnDebian() || !(await apt('apt-cache', 'show', shell)))
    return undefined
  console.log(`Installing ${shell} with apt-get: journeys take a third less time with it.`)
  const found = (await install(shell)) ? onThisMachine() : undefined
  return found && { ...found, where: 'installed with apt-get' }
}

/** As root on Debian or Ubuntu the system's own package is the sturdiest: it brings its libraries and fonts. */
const fromDebian = async (): Promise<Found | undefined> => {
  if (!isRootOnDebian()) return undefined
  console.log('No Chromium on this machine: installing it with apt-get.')
  await apt('apt-get', 'update', '-qq')
  // Older Debian and Ubuntu have the browser without the shell of its own.
  const isThere = (await install(shell)) || (await install('chromium'))
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
  const found =
    namedChrome() ??
    (await shellFromDebian()) ??
    onThisMachine() ??
    (await fromDebian()) ??
    (await fromPlaywright())
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
