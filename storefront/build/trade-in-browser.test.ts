import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { demoListData } from '../../trade/testing/demo-list-data.ts'
import { minifyAgain } from './minify-again.ts'
import { answersOfTrade, type Examples } from './testing-trade.ts'

const folder = await mkdtemp(join(tmpdir(), 'lamina-trade-'))
afterAll(() => rm(folder, { recursive: true }))

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

const examples = async (): Promise<Examples> => {
  const corpus = await read('trade/testing/list-corpus.tsv')
  const lines = corpus.split('\n').map((row) => row.split('\t')[1] ?? '')
  return {
    rules: JSON.parse(await read('demo/trade.json')),
    listData: demoListData('SV'),
    lines: lines.slice(0, 200).join('\n'),
  }
}

/** The package as a browser gets it: by the bundler, for the browsers' target, and made small as every script is. */
const asInBrowser = async (): Promise<typeof answersOfTrade> => {
  const client = join(folder, 'client')
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: client,
      target: 'es2022',
      manifest: true,
      sourcemap: true,
      lib: {
        entry: join(import.meta.dirname, 'testing-trade.ts'),
        formats: ['es'],
        fileName: () => 'trade.js',
      },
    },
  })
  await minifyAgain(client, join(folder, 'maps'))
  return (await import(/* @vite-ignore */ pathToFileURL(join(client, 'trade.js')).href)).answersOfTrade
}

test('[T1.405] [T1.304] roofs, cuts, gutters and lists come out alike from the engine and from a browser’s script', async () => {
  const given = await examples()
  const inBrowser = await asInBrowser()
  const there = inBrowser(given)
  expect(there.length).toBeGreaterThan(500_000)
  expect(there).toBe(answersOfTrade(given))
  // The script is another text than the sources, or this would compare them with themselves.
  expect(inBrowser.toString()).not.toBe(answersOfTrade.toString())
})
