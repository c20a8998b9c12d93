export { counts, type Cut, cuts, type HandOver, handOvers } from './kinds.ts'
export { type Outgoing, useOutbox } from './outbox.ts'
export { OutboxLines } from './outbox-lines.tsx'
export { OutboxList } from './outbox-list.tsx'
