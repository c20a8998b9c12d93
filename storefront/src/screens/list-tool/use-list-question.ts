import { useEffect, useEffectEvent } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { readDraft, useToolState } from '../../features/tool-state/index.ts'

/** The list as it was written, `t`, and what was changed of its lines, `e` (see `line-edits.ts`). */
export type ListQuestion = Record<'t' | 'e', string>

/** Letters of a list that an address carries; longer ones are kept by the browser alone. */
const longestInAddress = 1500

export const fitsAddress = ({ t, e }: ListQuestion): boolean => t.length + e.length <= longestInAddress

const readListQuestion = (search: URLSearchParams): ListQuestion => ({
  t: search.get('t') ?? '',
  e: search.get('e') ?? '',
})

export const writeListQuestion = ({ t, e }: ListQuestion): string =>
  t === '' ? '' : new URLSearchParams({ t, ...(e === '' ? {} : { e }) }).toString()

/** What the list tool is asked. Who comes without a list goes on with the one an earlier visit left. */
export const useListQuestion = () => {
  const { customerId = '' } = useShopper()
  const state = useToolState<ListQuestion>({
    tool: 'list',
    read: readListQuestion,
    write: writeListQuestion,
    fitsAddress,
    // What was changed belongs to the lines the page came with.
    early: (before, asked) => ({ ...asked, e: asked.t === before.t ? asked.e : '' }),
  })
  const begin = useEffectEvent(() => {
    // A list that was pasted into the search box (`app/start.ts`): newest of all, and told once.
    const pasted = new URLSearchParams(location.hash.slice(1)).get('t')
    if (pasted) history.replaceState(history.state, '', location.pathname)
    // What was typed before the script came is newer than what an earlier visit left.
    const typed = state.form.current && new FormData(state.form.current).get('t')
    const left = readListQuestion(new URLSearchParams(readDraft(customerId, 'list')?.text))
    if (pasted) state.begin({ t: pasted, e: '' })
    else if (state.question.t === '' && !typed && left.t !== '') state.begin(left)
  })
  useEffect(() => begin(), [])
  return state
}
