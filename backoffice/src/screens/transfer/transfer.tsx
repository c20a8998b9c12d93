import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { inventory, type Transfer } from '../../api/inventory.ts'
import { useSession } from '../../api/session.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { AlsoHere } from '../../features/presence/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useRecord } from '../../features/record/index.ts'
import { TransferStatus, useAmounts, useStores } from '../../features/stock/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { Button, CheckField, KeyValues, Section, SelectField, Skeleton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './transfer.module.css'

const useTransfer = (transferId: string) => {
  const { call } = useEnv()
  return useRecord({
    queryKey: [inventory.getTransfer, transferId],
    read: () => call.tagged(inventory.getTransfer, { params: { transferId } }),
    shownBy: [inventory.getTransfers, inventory.searchProductInventoryRecords],
  })
}

type Props = { transfer: Transfer; change: ReturnType<typeof useTransfer>['change'] }

/** What is still to be done of each line: shipped, or received. */
const leftOf = ({ status, lines }: Transfer) =>
  lines.map(({ productId, amount, shipped, received }) => ({
    productId,
    amount: status === 'created' ? amount : shipped - received,
  }))

/** The lines, and one field for each where something is to be done: what differs is typed over. */
const Work = ({ transfer, change }: Props) => {
  const { call, t } = useEnv()
  const { has } = useSession()
  const amountOf = useAmounts()
  const { id: transferId, status, lines, country } = transfer
  const [isBusy, setBusy] = useState(false)
  const mayMove = has('stock.transfer', country) && (status === 'created' || status === 'shipped')
  const left = leftOf(transfer)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const now = lines.flatMap(({ productId }) => {
      const amount = readDecimal(textIn(form, productId)) ?? 0
      return amount > 0 ? [{ productId, amount }] : []
    })
    const params = { transferId }
    const note = textIn(form, 'note')
    setBusy(true)
    await change(
      (ifMatch) =>
        status === 'created'
          ? call.tagged(inventory.shipTransfer, { params, body: { lines: now }, ifMatch })
          : call.tagged(inventory.receiveTransfer, {
              params,
              body: {
                ...(now.length > 0 ? { lines: now } : {}),
                ...(form.has('isLast') ? { isLast: true } : {}),
                ...(note === '' ? {} : { note }),
              },
              ifMatch,
            }),
      t(messages.done),
    )
    setBusy(false)
  }
  const nowTitle = t(status === 'created' ? messages.toShip : messages.toReceive)
  const hasLeft = lines.some(({ shipped }) => shipped > 0)
  const hasCome = lines.some(({ received }) => received > 0)
  return (
    <Section isBare title={`${t(messages.lines)} (${lines.length})`}>
      <form onSubmit={(event) => void send(event)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(messages.product)}</th>
              <th scope="col">{t(messages.amount)}</th>
              {hasLeft && <th scope="col">{t(messages.shipped)}</th>}
              {hasCome && <th scope="col">{t(messages.received)}</th>}
              {mayMove && (
                <th scope="col" className={styles.field}>
                  {nowTitle}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ productId, name, unit, amount, shipped, received }, at) => (
              <tr key={productId}>
                <th scope="row">
                  {name}
                  <small>{productId}</small>
                </th>
                <td>{amountOf(amount, unit)}</td>
                {hasLeft && <td>{amountOf(shipped, unit)}</td>}
                {hasCome && <td>{amountOf(received, unit)}</td>}
                {mayMove && (
                  <td className={styles.field}>
                    <TextField
                      label={`${nowTitle}: ${productId}`}
                      isLabelHidden
                      name={productId}
                      inputMode="decimal"
                      autoComplete="off"
                      defaultValue={left[at]?.amount}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {mayMove && (
          <div className={styles.foot}>
            {status === 'shipped' && (
              <>
                <TextField label={t(messages.note)} name="note" maxLength={500} />
                <CheckField label={t(messages.isLast)} name="isLast" />
              </>
            )}
            <Button kind="main" size="large" type="submit" icon="check" isBusy={isBusy}>
              {t(status === 'created' ? messages.ship : messages.receive)}
            </Button>
          </div>
        )}
        <p className={styles.signature}>{t(messages.signature)}</p>
      </form>
    </Section>
  )
}

const CancelDialog = ({ transfer, change, onClose }: Props & { onClose(): void }) => {
  const { call, t } = useEnv()
  const { id: transferId, status } = transfer
  const hasLeft = status === 'shipped'
  return (
    <Confirm
      isStop
      title={t(messages.cancel)}
      why={t(hasLeft ? messages.cancelWhy : messages.cancelPlain)}
      keepLabel={t(messages.keep)}
      onClose={onClose}
      onConfirm={(form) => {
        const note = textIn(form, 'note')
        const goodsAre = textIn(form, 'goodsAre') as 'from' | 'to' | 'lost' | ''
        return change(
          (ifMatch) =>
            call.tagged(inventory.cancelTransfer, {
              params: { transferId },
              body: { ...(goodsAre === '' ? {} : { goodsAre }), ...(note === '' ? {} : { note }) },
              ifMatch,
            }),
          t(messages.done),
        )
      }}
    >
      {hasLeft && (
        <SelectField label={t(messages.goodsAre)} name="goodsAre">
          {(['from', 'to', 'lost'] as const).map((where) => (
            <option key={where} value={where}>
              {t(messages[where])}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label={t(messages.note)} name="note" maxLength={500} />
    </Confirm>
  )
}

/** One transfer: shipped, received in whole or in part, cancelled. */
export const TransferScreen = () => {
  const { t, format } = useEnv()
  const { has } = useSession()
  const { transferId = '' } = useParams({ strict: false })
  const { query, record, change } = useTransfer(transferId)
  const { nameOf } = useStores()
  const [isCancelling, setCancelling] = useState(false)
  const isOpen = record?.status === 'created' || record?.status === 'shipped'
  const moment = (at: string | undefined) => (at ? format.dateTime(at) : undefined)
  return (
    <Page
      title={record ? `${nameOf(record.fromStore)} → ${nameOf(record.toStore)}` : t(messages.title)}
      mark={
        record && (
          <>
            <TransferStatus status={record.status} />
            <AlsoHere kind="transfer" id={record.id} />
          </>
        )
      }
      actions={
        record && (
          <>
            <Button icon="print" onClick={() => print()}>
              {t(messages.print)}
            </Button>
            {isOpen && has('stock.transfer', record.country) && (
              <Button onClick={() => setCancelling(true)}>{t(messages.cancel)}</Button>
            )}
          </>
        )
      }
      back={<BackLink to="/transfers">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={6} />}
      {record && (
        <Columns
          aside={
            <Section title={t(messages.title)}>
              <KeyValues
                of={[
                  [t(messages.by), record.createdBy.name],
                  [t(messages.made), moment(record.creationDate)],
                  [t(messages.left), moment(record.shippedDate)],
                  [t(messages.ended), moment(record.closedDate)],
                  [t(messages.note), record.note],
                ]}
              />
            </Section>
          }
        >
          <Work key={query.data?.etag} transfer={record} change={change} />
        </Columns>
      )}
      {isCancelling && record && (
        <CancelDialog transfer={record} change={change} onClose={() => setCancelling(false)} />
      )}
    </Page>
  )
}
