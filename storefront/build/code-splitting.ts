import { readFileSync } from 'node:fs'

/**
 * Chunks that a file asks for by its first line, `// @chunk goods`. Without them, the small files that screens share
 * would each become a chunk of a few hundred bytes, and pack worse (8 kB on a product's page).
 *
 * A chunk takes along what its files import, so what more pages want comes first:
 * `prices` is wanted by every page that names an amount, `goods` by a page that shows one product or many, `amounts` by a
 * page where amounts are chosen, `hits` by a page that lists found products, `sections` by the parts of a product's page.
 */
export const sharedChunks = ['prices', 'goods', 'amounts', 'hits', 'sections'] as const

const marker = /^\/\/ @chunk (\S+)\n/

/** The chunk that a source file asks for. Throws for one that is not listed. */
export const chunkOf = (source: string, file: string): string | undefined => {
  const name = marker.exec(source)?.[1]
  if (name && !sharedChunks.some((one) => one === name))
    throw new Error(`${file} asks for the chunk ${name}, which is none of ${sharedChunks.join(', ')}`)
  return name
}

const chunkOfFile = (file: string) =>
  /\.tsx?$/.test(file) && !file.startsWith('\0') ? chunkOf(readFileSync(file, 'utf8'), file) : undefined

/**
 * How the browser's script is split. What an entry imports at once, every first visit takes: libraries (`vendor`) change
 * rarely, our own code (`base`) with every release. The entries stay alone: one of them waits for a screen while it
 * starts, and a screen waits for the files it imports.
 */
export const codeSplitting = (entries: readonly string[]) => ({
  groups: [
    { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
    { name: 'base', tags: ['$initial' as const], test: (id: string) => !entries.includes(id) },
    ...sharedChunks.map((name) => ({ name, test: (id: string) => chunkOfFile(id) === name })),
  ],
})
