import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { Icon } from '../../ui/index.ts'
import { counts, cuts, handOvers } from './kinds.ts'
import { messages } from './messages.ts'
import styles from './outbox.module.css'
import { useSender } from './use-sender.ts'

/** Sends what was done without a signal, from whatever page; what was refused is a task above all of them. */
export const OutboxLines = () => {
  const { t } = useEnv()
  const refused = [
    { to: '/hand-over', text: messages.refusedHandOvers, amount: useSender(handOvers) },
    { to: '/cut-plan', text: messages.refusedCuts, amount: useSender(cuts) },
    { to: '/count', text: messages.refusedCounts, amount: useSender(counts) },
  ] as const
  return refused
    .filter(({ amount }) => amount > 0)
    .map(({ to, text, amount }) => (
      <p key={to} className={styles.task} role="status">
        <Icon name="alert" />
        <Link to={to}>{t(text, amount)}</Link>
      </p>
    ))
}
