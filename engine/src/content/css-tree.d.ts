// The parts of css-tree that its types do not name: without its tables of all properties it is a third of its size.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
declare module 'css-tree/walker' {
  import type { find, walk } from 'css-tree'
  const walker: typeof walk & { find: typeof find }
  export default walker
}
