import pLimit from 'p-limit'

/** Pictures are made ready one at a time: an unpacked one takes some hundred megabytes at most. */
export const oneAtATime = pLimit(1)
