export { messages as promotionMessages } from './messages.ts'
export { isInState, type PromotionState, promotionState, promotionStates } from './promotion-state.ts'
export {
  type Amounts,
  type Condition,
  type DiscountType,
  discountTypes,
  type Rule,
  type RuleDiscount,
  ruleOf,
} from './rule.ts'
export { ruleSentence } from './rule-sentence.ts'
export { useRuleWords } from './use-rule-words.ts'
