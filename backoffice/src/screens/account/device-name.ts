const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** “Chrome · Windows”, of how a browser calls itself; as it stands where it is none of the known. */
export const deviceName = (userAgent: string): string => {
  const find = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const parts = [find(browsers), find(systems)].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : userAgent
}
