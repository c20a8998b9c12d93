/** Rows that a browser loads at most. */
export const mostRows = 2_000
const pageRows = 200

/** All rows of a search, page after page, for a file; no more than 2,000. */
export const loadPages = async <Row>(
  load: (page: { limit: number; offset: number }) => Promise<{ hits: readonly Row[]; total: number }>,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  while (rows.length < mostRows) {
    const { hits, total } = await load({ limit: pageRows, offset: rows.length })
    rows.push(...hits)
    if (hits.length === 0 || rows.length >= total) break
  }
  return rows
}
