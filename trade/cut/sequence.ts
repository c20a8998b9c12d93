/** Numbers between 0 and 1, the same each time: a plan can be made again. */
export function sequence(): () => number {
  let state = 0x9e3779b1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return (state >>> 0) / 2 ** 32
  }
}
