/** An address of the back office below `/admin`; anything else leads to its first page. */
export const ownPath = (next: unknown): string =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) && !/^\/(?:sign-in|directory)/.test(next) ? next : '/'
