import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { PromotionHit } from '../../api/promotions.ts'
import type { Column } from '../../features/list/index.ts'
import {
  promotionMessages,
  type PromotionState,
  promotionState,
  ruleSentence,
  useRuleWords,
} from '../../features/promotions/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Badge, type Tone } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './promotions.module.css'

const tones: Record<PromotionState, Tone> = { running: 'good', planned: 'open', ended: 'none', off: 'none' }

/** A promotion in words: its name, its rule in a sentence, its state at a moment. */
export const usePromotionWords = (now: Date) => {
  const { t, language } = useEnv()
  const words = useRuleWords()
  const nameOf = ({ id, name }: PromotionHit) => localText(name, language) || id
  const ruleText = ({ c_rule: rule }: PromotionHit) => (rule ? ruleSentence(rule, words) : '')
  const stateBadge = (promotion: PromotionHit) => {
    const now_ = promotionState(promotion, now)
    return <Badge tone={tones[now_]}>{t(promotionMessages[now_])}</Badge>
  }
  return { nameOf, ruleText, stateBadge }
}

/** Columns of the list. */
export const usePromotionColumns = (now: Date): readonly Column<PromotionHit>[] => {
  const { format } = useEnv()
  const { nameOf, ruleText, stateBadge } = usePromotionWords(now)
  const span = ({ c_startDate: from, c_endDate: to }: PromotionHit) =>
    `${from ? format.date(from) : ''} – ${to ? format.date(to) : ''}`
  const givenAway = ({ c_givenAway: amounts = [] }: PromotionHit) =>
    amounts.map(({ currency, amount }) => format.money(amount, currency)).join(' · ')
  return [
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
}
