/** Bits of a posting that tell what the word adds to the rank; those above them are the hit's place. */
const codeBits = 10
const codes = 2 ** codeBits
const mostPlaces = 2 ** (31 - codeBits)

export const placeOf = (posting: number): number => posting >> codeBits
export const codeOf = (posting: number): number => posting & (codes - 1)

/** Postings of one or more words, one word's after the other's in the order of the words; `from` up to before `to`. */
type Run = { postings: ArrayLike<number>; from: number; to: number }

/** Which hits hold which word. */
export type Postings = {
  /** Throws RangeError where a place or a code is too high to be written: the catalogue is too large. */
  add(word: string, place: number, code: number): void
  /** Puts all that was added together, in half the room. Once, when a catalogue has been read. */
  seal(): void
  /** The postings of a word, or of all words that begin so; those of one hit in the order of the words. */
  runs(word: string, isBeginning: boolean): Run[]
  readonly bytes: number
}

/** First place in an ascending list at which a word stands that is not before `word`. */
const lowerBound = (words: readonly string[], word: string) => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Behind every word that begins so: words are made of letters, digits, points and slashes. */
const behind = (beginning: string) => `${beginning}\uffff`

const inOrder = (a: string, b: string) => (a < b ? -1 : 1)

export const createPostings = (): Postings => {
  let words: string[] = []
  let starts = new Int32Array(1)
  let sealed = new Int32Array(0)
  let added = new Map<string, number[]>()
  return {
    add: (word, place, code) => {
      if (place >= mostPlaces || code >= codes) throw new RangeError('too many products for this index')
      const posting = place * codes + code
      const known = added.get(word)
      if (known) known.push(posting)
      else added.set(word, [posting])
    },
    seal: () => {
      words = [...added.keys()].toSorted(inOrder)
      starts = new Int32Array(words.length + 1)
      const lists = words.map((word) => added.get(word) ?? [])
      lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length))
      sealed = new Int32Array(starts[words.length] ?? 0)
      lists.forEach((list, at) => sealed.set(list, starts[at] ?? 0))
      added = new Map()
    },
    runs: (word, isBeginning) => {
      const first = lowerBound(words, word)
      const last = isBeginning ? lowerBound(words, behind(word)) : first + (words[first] === word ? 1 : 0)
      const later = isBeginning
        ? [...added.keys()].filter((one) => one.startsWith(word)).toSorted(inOrder)
        : [word]
      return [
        { postings: sealed, from: starts[first] ?? 0, to: starts[last] ?? 0 },
        ...later.flatMap((one) => {
          const postings = added.get(one)
          return postings ? [{ postings, from: 0, to: postings.length }] : []
        }),
      ]
    },
    get bytes() {
      return sealed.byteLength + starts.byteLength
    },
  }
}
