import { unavailable } from '../kernel/problem.ts'
import { Open, Type } from '../kernel/schema.ts'
import { cardsNotOffered } from './problems.ts'

export const paymentsContract = {
  getCardFields: {
    auth: 'registered',
    answer: Open('CardFields', {
      /** Put it in a frame; it lets itself be framed by the shop's origin only. */
      fieldsUrl: Type.String(),
      /** Where the frame's messages come from, and where messages for it go. */
      origin: Type.String(),
    }),
    problems: [cardsNotOffered, unavailable],
    perMinute: 60,
  },
} as const
