/** Numbers to offer: the first, the last and those around the page; `gap` where some are left out. */
export const pageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const shown = [1, page - 1, page, page + 1, pages]
    .filter((n) => n >= 1 && n <= pages)
    .filter((n, at, all) => all.indexOf(n) === at)
    .sort((a, b) => a - b)
  return shown.flatMap((n, at) => {
    const skipped = n - (shown[at - 1] ?? n - 1) - 1
    if (skipped === 0) return [n]
    return skipped === 1 ? [n - 1, n] : ['gap' as const, n]
  })
}
