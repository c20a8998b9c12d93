import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { inventory, type StockList, type TransferProposal } from '../../api/inventory.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useAmounts, useStores } from '../../features/stock/index.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Button, Dialog, SelectField, Skeleton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './transfers.module.css'
import { useCreate } from './use-create.ts'

const usualDays = 10

const Proposal = ({ proposal, onAccepted }: { proposal: TransferProposal; onAccepted(): void }) => {
  const { t } = useEnv()
  const { nameOf } = useStores()
  const amountOf = useAmounts()
  const create = useCreate()
  const titleId = useId()
  const { fromStore, toStore, lines } = proposal
  const body = { fromStore, toStore, lines: lines.map(({ productId, amount }) => ({ productId, amount })) }
  return (
    <section className={styles.proposal} aria-labelledby={titleId}>
      <header className={styles.proposalHead}>
        <strong id={titleId}>
          {nameOf(fromStore)} → {nameOf(toStore)}
        </strong>
        <Button
          kind="main"
          aria-label={t(messages.acceptFrom, nameOf(fromStore), nameOf(toStore))}
          isBusy={create.isPending}
          onClick={() => create.mutate(body, { onSuccess: onAccepted })}
        >
          {t(messages.accept)}
        </Button>
      </header>
      <ul className={styles.lines}>
        {lines.map(({ productId, unit, amount, onHand, soldIn30Days }) => (
          <li key={productId}>
            <strong>{amountOf(amount, unit)}</strong> {productId}
            <small>{t(messages.why, amountOf(onHand, unit), amountOf(soldIn30Days, unit))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stores lack by what they sell, and who can give it; nothing moves until it is accepted. */
export const ProposalsDialog = ({ stores, onClose }: { stores: readonly StockList[]; onClose(): void }) => {
  const { call, t } = useEnv()
  const [toStore, setStore] = useState(stores.length === 1 ? (stores[0]?.storeId ?? '') : '')
  const [days, setDays] = useState(String(usualDays))
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const coverDays = useDebounced(Math.min(90, Math.max(1, Math.trunc(Number(days)) || usualDays)))
  const found = useQuery({
    queryKey: [inventory.proposeTransfers, toStore, coverDays],
    queryFn: () =>
      call(inventory.proposeTransfers, { body: { coverDays, ...(toStore === '' ? {} : { toStore }) } }),
  })
  const own = new Set(stores.map(({ storeId }) => storeId))
  const wayOf = (proposal: TransferProposal) => `${proposal.fromStore} ${proposal.toStore}`
  const left = found.data?.data.filter((one) => own.has(one.toStore) && !accepted.has(wayOf(one)))
  return (
    <Dialog title={t(messages.proposals)} closeLabel={t(messages.close)} shape="wide" onClose={onClose}>
      <div className={styles.form}>
        <div className={styles.pair}>
          <SelectField
            label={t(messages.forStore)}
            value={toStore}
            onChange={({ target }) => setStore(target.value)}
          >
            {stores.length > 1 && <option value="">{t(messages.allStores)}</option>}
            {stores.map(({ storeId, storeName }) => (
              <option key={storeId} value={storeId}>
                {storeName}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t(messages.cover)}
            type="number"
            min={1}
            max={90}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </div>
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={6} />}
        {left?.length === 0 && <p className={styles.soft}>{t(messages.noProposals)}</p>}
        {left?.map((proposal) => (
          <Proposal
            key={wayOf(proposal)}
            proposal={proposal}
            onAccepted={() => setAccepted(new Set(accepted).add(wayOf(proposal)))}
          />
        ))}
      </div>
    </Dialog>
  )
}
