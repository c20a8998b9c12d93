export const Broken = () => {
  throw new Error('roto a propósito')
}
