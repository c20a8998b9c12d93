import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { promotions } from '../../api/promotions.ts'
import { allOf, hasWords, isOneOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog } from '../../features/bulk/index.ts'
import { List, loadPages, mostRows, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { isInState } from '../../features/promotions/index.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { usePromotionColumns, usePromotionWords } from './promotion-columns.tsx'
import { hasCoupon, usePromotionFilters } from './promotion-filters.ts'
import { useSwitch } from './use-switch.ts'

/** What runs, what is planned, what is over; each with its rule in a sentence. */
export const PromotionsScreen = () => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const navigate = useNavigate()
  const state = useListState()
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
  const { nameOf, ruleText, stateBadge } = usePromotionWords(now)
  const columns = usePromotionColumns(now)
  const { filters: listFilters, views } = usePromotionFilters()
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
