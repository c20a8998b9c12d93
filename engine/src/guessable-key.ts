/** Words of keys that were written, or copied from an example, instead of drawn; too long to come up by chance. */
const words = /secret|password|contrase|change|replace|example|ejemplo|default|sample|lamina/i

/** Ten kinds of characters in 32 is less than chance gives to the poorest usual spelling, hexadecimal. */
const fewestKinds = 9

const repeatsItself = (key: string) => {
  for (let period = 1; period <= key.length / 2; period++) if (key.startsWith(key.slice(period))) return true
  return false
}

/** Whether somebody who tries likely keys finds this one: few kinds of characters, a pattern over and over, or a word. */
export const isGuessable = (key: string): boolean =>
  new Set(key).size < fewestKinds || repeatsItself(key) || words.test(key)
