export { CounterScreen } from './counter.tsx'
