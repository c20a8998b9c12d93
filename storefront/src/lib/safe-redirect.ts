const isWellEncoded = (path: string) => !/%(?![0-9a-f]{2})/i.test(path)

/**
 * The remembered path if it stays on our own origin, else the fallback. Everything a browser may read as another
 * origin is refused: `//host`, `/\host`, encoded slashes, control characters, schemes, `user@host`.
 */
export const safeRedirect = (wanted: string | null | undefined, fallback = '/'): string => {
  if (!wanted || wanted.length > 2000 || !wanted.startsWith('/')) return fallback
  if (/[\p{C}\p{Z}\\]/u.test(wanted)) return fallback
  const path = wanted.split(/[?#]/, 1)[0] ?? ''
  if (!isWellEncoded(path)) return fallback
  if (path.includes('//') || /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|25)/i.test(path)) return fallback
  if (path.split('/').some((segment) => segment === '..' || segment === '.' || /%2e/i.test(segment)))
    return fallback
  const base = 'https://own.invalid'
  try {
    const url = new URL(wanted, base)
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback
  } catch {
    return fallback
  }
}
