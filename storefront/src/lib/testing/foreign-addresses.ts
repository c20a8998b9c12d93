/** Ways to write an address of another site where a path of ours is expected. */
const written = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:https://evil.example',
  ' //evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)//',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  'http:evil.example',
  'https:/evil.example',
  '/./\u002f/evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/\u2028/evil.example',
  '/\u00a0/evil.example',
  '/\u3000/evil.example',
  '/\u200b/evil.example',
  '/\u0000/evil.example',
  '/a//evil.example',
  '',
  '/%/evil.example',
]

// Written out, so that no list of attacks shrinks unseen: what precedes the other site, and what the site is written as.
const openings = [
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\r/',
  '/%2f',
  '/%5C',
  '/..//',
  '/.//',
  'https://',
  'https:\\\\',
  'ftp://',
]
const sites = [
  'evil.example',
  'user@evil.example',
  'evil.example:8080/x',
  '[::1]',
  '127.0.0.1/cart',
  'evil%E3%80%82example',
]
const combined = openings.flatMap((opening) => sites.map((site) => opening + site))

/** Over eighty return addresses that must lead nowhere else. */
export const foreignAddresses: readonly string[] = [...written, ...combined]
