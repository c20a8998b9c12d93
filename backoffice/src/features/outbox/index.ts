export { counts, type HandOver, handOvers } from './kinds.ts'
export { useOutbox } from './outbox.ts'
export { OutboxLines } from './outbox-lines.tsx'
export { OutboxList } from './outbox-list.tsx'
