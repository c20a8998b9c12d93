import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOrThrow } from './run-or-throw.ts'

type Packed = { version: string; integrity: string }

/**
 * Unpacks the packages of which files are read (`readPackages` of the judges' package.json) into `.packages`: no
 * dependency of theirs is installed. Throws when one is not what its integrity value says.
 */
export const unpackPackages = async (folder: string): Promise<void> => {
  const { readPackages } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readPackages: Record<string, Packed>
  }
  const target = join(folder, '.packages')
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  for (const [name, { version, integrity }] of Object.entries(readPackages)) {
    const place = await mkdtemp(join(tmpdir(), 'lamina-package-'))
    const told = await runOrThrow('npm', [
      'pack',
      `${name}@${version}`,
      '--json',
      '--pack-destination',
      place,
    ])
    const [packed] = JSON.parse(told.slice(told.indexOf('['))) as { filename: string; integrity: string }[]
    if (packed?.integrity !== integrity) throw new Error(`${name} is not what it was: ${packed?.integrity}`)
    await runOrThrow('tar', ['xzf', join(place, packed.filename), '-C', place])
    await rename(join(place, 'package'), join(target, name.replace(/^.*\//, '')))
    await rm(place, { recursive: true })
  }
}
