import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFiles } from './bundle-files.ts'

/** Whether a folder holds a bundle or a part of one: any of its files, or texts, or pictures. */
export const isBundle = (folder: string): boolean =>
  [...Object.values(bundleFiles).map(({ name }) => name), 'content', 'images'].some((name) =>
    existsSync(join(folder, name)),
  )
