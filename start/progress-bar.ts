import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '../engine/src/import/index.ts'

const width = 28
const phases = { check: 'Checking', load: 'Loading' }

/**
 * Shows an import on the console: a bar that moves on a terminal, elsewhere a line for each quarter.
 * Bytes are counted over both phases of all files of the bundle.
 */
export const progressBar = async (folder: string, out: NodeJS.WriteStream): Promise<Progress> => {
  const total = 2 * (await bundleSize(folder))
  let done = 0
  let current = 0
  let shown = -1
  const draw = (label: string) => {
    const share = Math.min(1, done / total)
    const text = `${String(Math.round(share * 100)).padStart(3)} %  ${label}`
    if (out.isTTY) {
      const filled = Math.round(share * width)
      out.write(`\r\u001b[K[${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${text}`)
    } else if (Math.floor(share * 4) > shown) {
      shown = Math.floor(share * 4)
      out.write(`${text}\n`)
    }
  }
  return {
    begin: (phase, file, size) => {
      current = size
      draw(`${phases[phase]} ${file}`)
    },
    end: () => {
      done += current
      if (done >= total && out.isTTY) out.write('\r\u001b[K')
    },
  }
}

const bundleSize = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const content = entries.some((entry) => entry.name === 'content' && entry.isDirectory())
    ? (await readdir(join(folder, 'content'))).map((name) => join(folder, 'content', name))
    : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name))
  return [...files, ...content].reduce((sum, file) => sum + statSync(file).size, 1)
}
