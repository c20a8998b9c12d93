export {
  balanceColumns,
  BalanceRow,
  numericBalanceColumns,
  optionalBalanceColumns,
} from './balance-row.ts'
export { balanceAtCounter, CounterBalance } from './balance-at-counter.ts'
export { balancesOf } from './balances-of.ts'
export {
  type BalanceConflict,
  type BalanceLine,
  importBalances,
  judgeBalances,
  type JudgedBalances,
  judgeUndo,
  undoBalances,
} from './import-balances.ts'
