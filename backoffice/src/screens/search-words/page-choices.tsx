import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import type { SearchMiss } from '../../api/search-desk.ts'
import { useSession } from '../../api/session.ts'
import { library, type Synonyms, synonyms } from '../../api/site.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, Menu, MenuItem, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { likelyPages, pagesOf, type ShopPage } from './pages.ts'

type Country = NonNullable<Synonyms['groups'][number]['countries']>[number]

/** Pages of the shop that are shown; none for who may not read them. */
export const useShopPages = (): readonly ShopPage[] => {
  const { call, shop, language } = useEnv()
  const { can } = useSession()
  const params = { libraryId: shop.id }
  const query = { termQuery: { fields: ['online'], operator: 'is' as const, values: [true] } }
  const { data } = useQuery({
    queryKey: [library.searchLibraryContent, 'pages'],
    enabled: can('sfcc.libraries'),
    queryFn: () => call(library.searchLibraryContent, { params, body: { query, limit: 200 } }),
  })
  return pagesOf(data?.hits ?? [], language)
}

/** Words lead to a page where they were searched; the toast takes that back. */
export const useSearchRedirect = ({ words, country }: SearchMiss) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const onSettled = () => queries.invalidateQueries({ queryKey: [synonyms.getSynonyms] })
  const undo = useMutation({
    mutationFn: ({ before, etag }: { before: Synonyms; etag: string | undefined }) =>
      call(synonyms.updateSynonyms, { body: { searchRedirects: [], ...before }, ifMatch: etag }),
    onSuccess: () => {
      showToast(t(messages.redirectUndone))
      lead.reset()
    },
    onError,
    onSettled,
  })
  const lead = useMutation({
    mutationFn: async ({ to }: ShopPage) => {
      const before = await call(synonyms.getSynonyms)
      const body = { countries: [country as Country], words, to }
      const { etag } = await call.tagged(synonyms.addSearchRedirect, { body })
      return { before, etag }
    },
    onSuccess: (made, { name }) =>
      showToast(t(messages.leadTo, words, name), {
        undo: { label: t(messages.undo), run: () => undo.mutate(made) },
      }),
    onError,
    onSettled,
  })
  return lead
}

type PageChoicesProps = {
  words: string
  pages: readonly ShopPage[]
  isBusy: boolean
  onChoose(page: ShopPage): void
}

/** The likeliest pages, each by a press; the others in a menu. */
export const PageChoices = ({ words, pages, isBusy, onChoose }: PageChoicesProps) => {
  const { t } = useEnv()
  const likely = likelyPages(words, pages)
  if (pages.length === 0) return null
  return (
    <>
      {likely.map((page) => (
        <Button
          key={page.to}
          icon="right"
          aria-label={t(messages.leadTo, words, page.name)}
          isBusy={isBusy}
          onClick={() => onChoose(page)}
        >
          {page.name}
        </Button>
      ))}
      <Menu label={t(likely.length > 0 ? messages.otherPage : messages.toPage)} kind="quiet">
        {pages.map((page) => (
          <MenuItem key={page.to} onClick={() => onChoose(page)}>
            {page.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
