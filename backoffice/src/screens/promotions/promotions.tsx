import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type PromotionHit, promotions } from '../../api/promotions.ts'
import { allOf, hasWords, isEmpty, isOneOf, type SearchQuery } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog } from '../../features/bulk/index.ts'
import {
  type Column,
  type Filter,
  List,
  loadPages,
  mostRows,
  queryProps,
  useListState,
  type View,
} from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { problemText } from '../../features/problem/index.ts'
import {
  isInState,
  promotionMessages,
  type PromotionState,
  promotionState,
  promotionStates,
  ruleSentence,
  useRuleWords,
} from '../../features/promotions/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Badge, Button, showToast, type Tone } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './promotions.module.css'

const tones: Record<PromotionState, Tone> = { running: 'good', planned: 'open', ended: 'none', off: 'none' }
const classes = ['product', 'order', 'shipping'] as const

/** With a coupon, or without; undefined where neither alone is asked for. */
const hasCoupon = (values: readonly string[] | undefined): SearchQuery | undefined => {
  const [only] = values?.length === 1 ? values : []
  if (only === undefined) return undefined
  return only === 'false'
    ? isEmpty('couponId')
    : { termQuery: { fields: ['couponId'], operator: 'is_not_null', values: [] } }
}

/** Switches promotions on or off; the toast does the opposite. */
const useSwitch = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const switchOne = async (id: string, enabled: boolean) => {
    const { etag } = await call.tagged(promotions.getPromotion, { params: { id } })
    await call(promotions.updatePromotion, { params: { id }, body: { enabled }, ifMatch: etag })
  }
  const change = useMutation({
    mutationFn: async ({ ids, enabled }: { ids: readonly string[]; enabled: boolean }) => {
      for (const id of ids) await switchOne(id, enabled)
    },
    onSuccess: (_, { ids, enabled }) =>
      showToast(t(messages.done, ids.length), {
        undo: { label: t(messages.undo), run: () => change.mutate({ ids, enabled: !enabled }) },
      }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [promotions.promotionsSearch] }),
  })
  return { ...change, switchOne }
}

/** What runs, what is planned, what is over; each with its rule in a sentence. */
export const PromotionsScreen = () => {
  const { call, shop, t, format, language } = useEnv()
  const { can } = useSession()
  const navigate = useNavigate()
  const state = useListState()
  const words = useRuleWords()
  const turn = useSwitch()
  const queries = useQueryClient()
  const [step, setStep] = useState<{ enabled: boolean; clear(): void }>()
  const { filters, sort } = state
  const [now] = useState(() => new Date())
  const asked = {
    query: allOf(
      hasWords(['id', 'name'], state.words),
      isOneOf('promotionClass', filters.class ?? []),
      isOneOf('c_countries', filters.country ?? []),
      isInState(filters.state ?? [], now),
      hasCoupon(filters.coupon),
    ),
    sorts: [
      {
        field: sort?.replace(/^-/, '') ?? 'c_priority',
        sortOrder: sort?.startsWith('-') ? ('desc' as const) : ('asc' as const),
      },
    ],
    expand: ['figures'],
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [promotions.promotionsSearch, body],
    queryFn: ({ signal }) => call(promotions.promotionsSearch, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const nameOf = ({ id, name }: PromotionHit) => localText(name, language) || id
  const ruleText = ({ c_rule: rule }: PromotionHit) => (rule ? ruleSentence(rule, words) : '')
  const span = ({ c_startDate: from, c_endDate: to }: PromotionHit) =>
    `${from ? format.date(from) : ''} – ${to ? format.date(to) : ''}`
  const givenAway = ({ c_givenAway: amounts = [] }: PromotionHit) =>
    amounts.map(({ currency, amount }) => format.money(amount, currency)).join(' · ')
  const stateBadge = (promotion: PromotionHit) => {
    const now_ = promotionState(promotion, now)
    return <Badge tone={tones[now_]}>{t(promotionMessages[now_])}</Badge>
  }
  const columns: readonly Column<PromotionHit>[] = [
    {
      id: 'name',
      title: messages.name,
      cell: (one) => (
        <span className={styles.name}>
          <Link to="/promotions/$promotionId" params={{ promotionId: one.id }}>
            {nameOf(one)}
          </Link>
          <span className={styles.soft}>{one.id}</span>
        </span>
      ),
      text: ({ id }) => id,
      sortBy: 'name',
    },
    {
      id: 'rule',
      title: messages.rule,
      cell: (one) => (
        <span className={styles.rule} title={ruleText(one)}>
          {ruleText(one)}
        </span>
      ),
      text: ruleText,
    },
    {
      id: 'countries',
      title: messages.countries,
      cell: ({ c_countries }) => c_countries?.join(' '),
      text: ({ c_countries }) => c_countries?.join(' '),
    },
    { id: 'span', title: messages.span, cell: span, text: span, sortBy: 'endDate' },
    { id: 'state', title: messages.state, cell: stateBadge, text: (one) => promotionState(one, now) },
    {
      id: 'coupons',
      title: messages.coupons,
      cell: ({ c_coupons }) => c_coupons.join(', '),
      text: ({ c_coupons }) => c_coupons.join(' '),
    },
    {
      id: 'uses',
      title: messages.uses,
      align: 'end',
      cell: ({ c_uses: uses }) => (uses ? format.number(uses) : ''),
      text: ({ c_uses }) => c_uses,
    },
    {
      id: 'givenAway',
      title: messages.givenAway,
      align: 'end',
      cell: givenAway,
      text: givenAway,
    },
  ]
  const listFilters: readonly Filter[] = [
    {
      id: 'class',
      title: messages.kind,
      options: classes.map((value) => ({ value, title: t(messages[value]) })),
    },
    {
      id: 'state',
      title: messages.state,
      options: promotionStates.map((value) => ({ value, title: t(promotionMessages[value]) })),
    },
    {
      id: 'country',
      title: messages.countries,
      options: shop.countries.map(({ code }) => ({ value: code, title: code })),
    },
    {
      id: 'coupon',
      title: messages.coupons,
      options: [
        { value: 'true', title: t(messages.withCoupon) },
        { value: 'false', title: t(messages.withoutCoupon) },
      ],
      isSingle: true,
    },
  ]
  const views: readonly View[] = [
    { id: 'all', title: t(messages.all), search: {} },
    ...promotionStates.map((value) => ({
      id: value,
      title: t(promotionMessages[value]),
      search: { state: value },
    })),
  ]
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.promotions.rw') && (
          <Button
            kind="main"
            icon="plus"
            onClick={() => void navigate({ to: '/promotions/$promotionId', params: { promotionId: 'new' } })}
          >
            {t(messages.add)}
          </Button>
        )
      }
    >
      <List
        name="promotions"
        state={state}
        columns={columns}
        filters={listFilters}
        views={views}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/promotions/$promotionId', params: { promotionId: id } })}
        card={(one) => (
          <>
            <strong>{nameOf(one)}</strong>
            <span>{ruleText(one)}</span>
            {stateBadge(one)}
          </>
        )}
        bulk={
          can('sfcc.promotions.rw')
            ? ({ rows, isAll }, clear) =>
                [true, false].map((enabled) => (
                  <Button
                    key={String(enabled)}
                    isBusy={turn.isPending}
                    onClick={() =>
                      isAll
                        ? setStep({ enabled, clear })
                        : turn.mutate({ ids: rows.map(({ id }) => id), enabled }, { onSuccess: clear })
                    }
                  >
                    {t(enabled ? messages.start : messages.end)}
                  </Button>
                ))
            : undefined
        }
        mostSelected={mostRows}
        empty={{ icon: 'promotion', title: t(messages.empty) }}
      />
      {step && (
        <StepsDialog
          title={t(step.enabled ? messages.start : messages.end)}
          why={(n) => t(step.enabled ? messages.willStart : messages.willEnd, format.number(n))}
          load={() => loadPages((page) => call(promotions.promotionsSearch, { body: { ...asked, ...page } }))}
          applies={({ enabled }) => enabled !== step.enabled}
          nameOf={({ id }) => id}
          step={({ id }) => turn.switchOne(id, step.enabled)}
          onDone={() => {
            step.clear()
            void queries.invalidateQueries({ queryKey: [promotions.promotionsSearch] })
          }}
          onClose={() => setStep(undefined)}
        />
      )}
    </Page>
  )
}
