import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type ServiceCase, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { Button, TextField } from '../../ui/index.ts'
import styles from './case.module.css'
import { messages } from './messages.ts'
import type { ChangeCase } from './use-case.ts'

/** The order that a case is about, and the way to say which. */
export const CaseOrder = ({ of, change }: { of: ServiceCase; change: ChangeCase }) => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { caseId, orderNo } = of
  const link = (to: string | null, isUndo = false): Promise<boolean> =>
    change(
      (ifMatch) => call.tagged(cases.linkCaseOrder, { params: { caseId }, body: { orderNo: to }, ifMatch }),
      t(messages.orderLinked),
      isUndo ? {} : { undo: { label: t(messages.undo), run: () => void link(orderNo ?? null, true) } },
    )
  return (
    <span className={styles.order}>
      {orderNo === undefined ? (
        t(messages.noOrder)
      ) : can('sfcc.orders') ? (
        <Link to="/orders/$orderNo" params={{ orderNo }}>
          {orderNo}
        </Link>
      ) : (
        orderNo
      )}
      {can('sfcc.cases.rw') && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t(orderNo === undefined ? messages.nameOrder : messages.otherOrder)}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={t(messages.orderOfCase)}
          why={t(messages.orderWhy)}
          keepLabel={t(messages.cancel)}
          onConfirm={(form) => {
            const typed = textIn(form, 'orderNo')
            return link(typed === '' ? null : typed.padStart(8, '0'))
          }}
          onClose={() => setAsking(false)}
        >
          <TextField
            label={t(messages.order)}
            name="orderNo"
            inputMode="numeric"
            autoFocus
            autoComplete="off"
            maxLength={40}
            defaultValue={orderNo}
          />
        </Confirm>
      )}
    </span>
  )
}
