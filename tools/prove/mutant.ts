/**
 * A small change of the code that breaks the behaviour of one requirement and nothing else. A test that cites the
 * requirement has to fail on it; a mutant that no such test fails on survives, and the requirement is cited, not proven.
 */
export type Mutant = {
  /** The requirement it breaks: S4.050. */
  id: string
  /** Path from the root of the repository. */
  file: string
  /** What stands there, exactly once. */
  find: string
  /** What stands there instead. */
  replace: string
  /** What has to see it: the unit tests that cite the requirement, and where none does, or this says so, its journeys. */
  by?: 'journey'
}

/** The mutated text of a file. Throws where what is looked for does not stand there exactly once. */
export const mutate = (text: string, { id, file, find, replace }: Mutant): string => {
  const times = text.split(find).length - 1
  if (times !== 1 || find === replace) throw new Error(`${id} ${file}: stands there ${times} times: ${find}`)
  return text.replace(find, () => replace)
}
