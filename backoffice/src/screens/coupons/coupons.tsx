import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Coupon, coupons } from '../../api/promotions.ts'
import { allOf, hasWords } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { type Column, List, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Badge, Button, KeyValues, showToast } from '../../ui/index.ts'
import { codeFile } from './code-file.ts'
import styles from './coupons.module.css'
import { messages } from './messages.ts'
import { NewCoupon } from './new-coupon.tsx'

/** What can be done with a coupon, beside what it is. */
const CouponPanel = ({ coupon }: { coupon: Coupon }) => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const queries = useQueryClient()
  const params = { couponId: coupon.couponId }
  const fail = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const file = useMutation({
    mutationFn: () => codeFile(call, coupon.couponId),
    onSuccess: ({ count, text }) => {
      saveFile(`${coupon.couponId}.csv`, text, 'text/csv')
      showToast(t(messages.fileOf, count))
    },
    onError: fail,
  })
  const turn = useMutation({
    mutationFn: async (enabled: boolean) => {
      const { etag } = await call.tagged(coupons.getCoupon, { params })
      await call(coupons.updateCoupon, { params, body: { enabled }, ifMatch: etag })
    },
    onSuccess: (_, enabled) =>
      showToast(t(messages.done), {
        undo: { label: t(messages.undo), run: () => turn.mutate(!enabled) },
      }),
    onError: fail,
    onSettled: () => queries.invalidateQueries({ queryKey: [coupons.couponsSearch] }),
  })
  return (
    <div className={styles.form}>
      <KeyValues
        of={[
          [
            t(messages.promotion),
            <Link
              key="promotion"
              to="/promotions/$promotionId"
              params={{ promotionId: coupon.c_promotionId }}
            >
              {coupon.c_promotionId}
            </Link>,
          ],
          [t(messages.codes), coupon.totalCodesCount],
          [t(messages.redeemed), String(coupon.redemptionCount)],
        ]}
      />
      <Button icon="download" isBusy={file.isPending} onClick={() => file.mutate()}>
        {t(messages.file)}
      </Button>
      {can('sfcc.promotions.rw') && (
        <Button isBusy={turn.isPending} onClick={() => turn.mutate(!coupon.enabled)}>
          {t(coupon.enabled ? messages.turnOff : messages.turnOn)}
        </Button>
      )}
    </div>
  )
}

/** Coupons of all promotions; a row opens its codes at the side. */
export const CouponsScreen = () => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const state = useListState()
  const [isNew, setNew] = useState(false)
  const { sort } = state
  const body = {
    query: allOf(hasWords(['couponId'], state.words)),
    sorts: [
      {
        field: sort?.replace(/^-/, '') ?? 'couponId',
        sortOrder: sort?.startsWith('-') ? ('desc' as const) : ('asc' as const),
      },
    ],
    limit: state.size,
    offset: (state.page - 1) * state.size,
  }
  const found = useQuery({
    queryKey: [coupons.couponsSearch, body],
    queryFn: ({ signal }) => call(coupons.couponsSearch, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const limits = ({ redemptionLimits: { limitPerCode, limitPerCustomer } }: Coupon) =>
    [
      limitPerCode && t(messages.perCode, format.number(limitPerCode)),
      limitPerCustomer && t(messages.perCustomer, format.number(limitPerCustomer)),
    ]
      .filter(Boolean)
      .join(' · ')
  const stateBadge = ({ enabled }: Coupon) => (
    <Badge tone={enabled ? 'good' : 'none'}>{t(enabled ? messages.on : messages.off)}</Badge>
  )
  const columns: readonly Column<Coupon>[] = [
    {
      id: 'coupon',
      title: messages.coupon,
      cell: ({ couponId }) => <strong>{couponId}</strong>,
      text: ({ couponId }) => couponId,
      sortBy: 'couponId',
    },
    {
      id: 'promotion',
      title: messages.promotion,
      cell: ({ c_promotionId: promotionId }) => (
        <Link to="/promotions/$promotionId" params={{ promotionId }}>
          {promotionId}
        </Link>
      ),
      text: ({ c_promotionId }) => c_promotionId,
    },
    {
      id: 'codes',
      title: messages.codes,
      align: 'end',
      cell: ({ totalCodesCount }) => format.number(totalCodesCount),
      text: ({ totalCodesCount }) => totalCodesCount,
    },
    {
      id: 'redeemed',
      title: messages.redeemed,
      align: 'end',
      cell: ({ redemptionCount }) => format.number(redemptionCount),
      text: ({ redemptionCount }) => redemptionCount,
    },
    { id: 'limits', title: messages.limits, cell: limits, text: limits },
    {
      id: 'state',
      title: messages.state,
      cell: stateBadge,
      text: ({ enabled }) => t(enabled ? messages.on : messages.off),
    },
  ]
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.promotions.rw') && (
          <Button kind="main" icon="plus" onClick={() => setNew(true)}>
            {t(messages.add)}
          </Button>
        )
      }
    >
      <List
        name="coupons"
        state={state}
        columns={columns}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ couponId }) => couponId}
        onOpen={({ couponId }) => state.set({ open: couponId }, { keepsPage: true })}
        panel={{
          title: ({ couponId }) => couponId,
          content: (coupon) => <CouponPanel coupon={coupon} />,
        }}
        card={(coupon) => (
          <>
            <strong>{coupon.couponId}</strong>
            <span className={styles.soft}>
              {coupon.c_promotionId} · {format.number(coupon.totalCodesCount)}
            </span>
            {stateBadge(coupon)}
          </>
        )}
        empty={{ icon: 'bookmark', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {isNew && <NewCoupon onClose={() => setNew(false)} />}
    </Page>
  )
}
