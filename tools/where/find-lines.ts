import { fold } from '../../facts/text.ts'

/** A kind of place, the files that belong to it, and which of their lines count: all, where absent. */
type Kind = { title: string; files: RegExp; lines?: RegExp }

/** Places of a term, the likeliest first. */
const kinds: readonly Kind[] = [
  { title: 'where to find it', files: /^ARCHITECTURE\.md$/, lines: /^\|/ },
  { title: 'recipes', files: /^CONTRIBUTING\.md$/, lines: /^\*\*/ },
  { title: 'glossary', files: /^GLOSSARY\.md$/ },
  {
    title: 'settings',
    files:
      /^(storefront\/src\/config\/[^/]+(?<!\.test)\.ts|engine\/src\/bundle\/[^/]+(?<!\.test)\.ts|\.env\.example)$/,
  },
  { title: 'engine routes', files: /^engine\/src\/.+routes\.ts$/ },
  { title: 'pages', files: /^(storefront\/src\/app\/routes\.ts|backoffice\/src\/app\/router\.tsx)$/ },
  { title: 'commands', files: /^start\/commands\/[^/]+\.ts$/, lines: /^\s*(usage|summary): / },
  { title: 'scripts', files: /^package\.json$/, lines: /^\s*"[\w:-]+": "[^"]*(tools|start|bench)\// },
  { title: 'contract', files: /^engine\/src\/.+contract\.ts$/ },
  { title: 'messages', files: /messages\.ts$/ },
  {
    title: 'code',
    files:
      /^(backoffice|build|demo\/build|engine|facts|simulators|start|storefront|studio|tools|trade)\/(?!.*(\.test\.|\/testing\/|messages\.ts$)).*\.tsx?$/,
    lines: /^\s*(\/\*\*|\*|\/\/|export )/,
  },
  { title: 'readmes', files: /\/README\.md$/ },
  { title: 'operations', files: /^docs\/operations\// },
  { title: 'specification', files: /^docs\/spec\/requirements\.tsv$/ },
  { title: 'decisions', files: /^docs\/decisions\// },
]

type Line = { title: string; file: string; line: number; text: string; folded: string }

export type Found = { title: string; hits: Pick<Line, 'file' | 'line' | 'text'>[] }

const linesOf = ({ title, lines }: Kind, file: string, source: string): Line[] =>
  source
    .split('\n')
    .map((raw, at) => ({ title, file, line: at + 1, text: raw.trim(), raw }))
    .filter(({ raw }) => lines?.test(raw) ?? raw.trim() !== '')
    .map(({ raw: _raw, ...line }) => ({ ...line, folded: fold(line.text) }))

/** The lines of a tree that answer questions, the likeliest kind first; names of files last. */
export const indexLines = (files: readonly string[], read: (file: string) => string): Line[] => [
  ...kinds.flatMap((kind) =>
    files.filter((file) => kind.files.test(file)).flatMap((file) => linesOf(kind, file, read(file))),
  ),
  ...files
    .filter((file) => !file.startsWith('demo/'))
    .map((file) => ({ title: 'files', file, line: 1, text: '', folded: fold(file) })),
]

/** The lines that hold all words of a question, by kind of place. Letters with and without accents are one. */
export const findLines = (question: string, index: readonly Line[]): Found[] => {
  const words = fold(question).split(/\s+/).filter(Boolean)
  const hits = index.filter(({ folded }) => words.every((word) => folded.includes(word)))
  return [...Map.groupBy(hits, ({ title }) => title)].map(([title, found]) => ({ title, hits: found }))
}
