import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Numbers that open a heading of a document: `### 2.1 Error body` → 2.1, `## Section 3: Entities` → 3. */
const sectionsOf = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (?:Section )?(\d+(?:\.\d+)?)/gm)].map(
      (match) => match[1] ?? '',
    ),
  )

const requirements = () =>
  new Set(
    readFileSync('docs/spec/requirements.tsv', 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[0] ?? ''),
  )

/** How a comment or a page cites each document, and the numbers that document has. */
const citations = [
  { document: 'docs/contract/shopper-api.md', pattern: /\bcontract,? (?:section )?(\d+(?:\.\d+)?)/gi },
  { document: 'docs/spec/decisions.md', pattern: /\bdecisions, section (\d+)/gi },
].map(({ document, pattern }) => ({ document, pattern, known: sectionsOf(document) }))

const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)))
const cited = [
  ...citations,
  { document: 'docs/decisions', pattern: /\bdecision (\d{3})\b/gi, known: decisions },
  { document: 'docs/spec/requirements.tsv', pattern: /\b(S\d\.\d{3})\b/g, known: requirements() },
]

/** Marks of a file that lead nowhere: a section, decision, requirement or page that is not in the repository. */
export const markFaults = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      cited.flatMap(({ document, pattern, known }) =>
        [...line.matchAll(pattern)]
          .filter((match) => !known.has(match[1] ?? ''))
          .map((match) => `${file}:${index + 1} mark: ${document} has no ${match[1]}`),
      ),
    )

/** Links of a page of documentation to files that are not there. */
export const linkFaults = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .filter((match) => !existsSync(new URL(match[1] ?? '', `file://${process.cwd()}/${file}`)))
        .map((match) => `${file}:${index + 1} link: there is no ${match[1]}`),
    )

/** Numbers that more than one page of `docs/decisions` bears: a mark would not say which it means. */
export const numberFaults = (pages: readonly string[]): string[] =>
  [...Map.groupBy(pages, (name) => /^\d{3}/.exec(name)?.[0])].flatMap(([number, named]) =>
    number && named.length > 1
      ? [`docs/decisions: ${number} is the number of ${named.length} pages: ${named.join(', ')}`]
      : [],
  )

/** Pages of `docs/decisions` that its README, `index`, has no line for, or not in the order of their numbers. */
export const indexFaults = (pages: readonly string[], index: string): string[] => {
  const listed = [...index.matchAll(/^\| \[\d{3}\]\((\d{3}-[^)]*\.md)\)/gm)].map(([, page]) => page)
  const wanted = pages.filter((page) => /^\d{3}-/.test(page)).toSorted()
  const missing = wanted.filter((page) => !listed.includes(page))
  if (missing.length > 0) return missing.map((page) => `docs/decisions/README.md: no line for ${page}`)
  const at = wanted.findIndex((page, index) => page !== listed[index])
  return at < 0 ? [] : [`docs/decisions/README.md: ${listed[at]} stands where ${wanted[at]} belongs`]
}
