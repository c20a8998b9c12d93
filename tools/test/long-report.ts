import { currentCommit, saveResult } from '../../bench/save-result.ts'
import { whatADayLeavesOut } from './what-a-day-leaves-out.ts'

/** What runs at another count than every day. Kept beside the lines of the stages, so that the page says what it proves. */
const fullCounts = [
  '35,000 malformed requests (2,000 every day)',
  'query counts with 100,000 products (300)',
  '60 rushes of 50 buyers for ten pieces (2 of 20), 40 customers for five uses of a coupon (15), 20 killed processes (2)',
  '3,000 baskets, 5,000 merges and 400 forged writes made at random (400, 500, 60)',
  'two processes behind nginx over a primary and its replica, one killed under load, the primary lost (not every day)',
  'every link of twelve locales and all products (two and a sample)',
  'nine dependencies that fail in four ways on six pages (one way on one page each)',
  'every page of the shop for its accessibility',
  'Lighthouse on a phone, the median of five visits to home, category, product and search',
]

/** Keeps the lines of a long run as a page: `bench/results/tests.md`. Gives its path. */
export const writeLongReport = (lines: readonly string[], now = new Date()): string => {
  const day = now.toISOString().slice(0, 10)
  const page = [
    `# Tests at full counts, ${currentCommit()}, ${day}`,
    '',
    ...fullCounts.map((one) => `- ${one}`),
    '',
    '```',
    ...lines,
    '```',
    '',
    '## What a day leaves out',
    '',
    ...whatADayLeavesOut(),
    '',
  ]
  return saveResult('tests', page.join('\n'))
}
