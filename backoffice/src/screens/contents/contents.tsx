import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, type SearchQuery } from '../../api/search-query.ts'
import { type Content, library } from '../../api/site.ts'
import {
  type Column,
  type Filter,
  List,
  queryProps,
  useListState,
  type View,
} from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Badge } from '../../ui/index.ts'
import { messages } from './messages.ts'

const isOnline = (values: readonly string[] | undefined): SearchQuery | undefined =>
  values?.length === 1
    ? { termQuery: { fields: ['online'], operator: 'is', values: [values[0] === 'true'] } }
    : undefined

/** Pages, menus, banners and texts of the shop. */
export const ContentsScreen = () => {
  const { call, shop, t, language } = useEnv()
  const navigate = useNavigate()
  const state = useListState()
  const { sort } = state
  const params = { libraryId: shop.id }
  const body = {
    query: allOf(hasWords(['id', 'name', 'text'], state.words), isOnline(state.filters.online)),
    sorts: [
      {
        field: sort?.replace(/^-/, '') ?? 'name',
        sortOrder: sort?.startsWith('-') ? ('desc' as const) : ('asc' as const),
      },
    ],
    limit: state.size,
    offset: (state.page - 1) * state.size,
  }
  const found = useQuery({
    queryKey: [library.searchLibraryContent, body],
    queryFn: ({ signal }) => call(library.searchLibraryContent, { params, body, signal }),
    placeholderData: keepPreviousData,
  })
  const nameOf = ({ id, name }: Content) => localText(name, language) || id
  const badge = ({ online }: Content) => (
    <Badge tone={online ? 'good' : 'none'}>{t(online ? messages.shown : messages.hidden)}</Badge>
  )
  const columns: readonly Column<Content>[] = [
    {
      id: 'name',
      title: messages.name,
      cell: (one) => (
        <Link to="/content/$contentId" params={{ contentId: one.id }}>
          {nameOf(one)}
        </Link>
      ),
      text: nameOf,
      sortBy: 'name',
    },
    {
      id: 'id',
      title: { es: 'Código', en: 'Code' },
      cell: ({ id }) => id,
      text: ({ id }) => id,
      sortBy: 'id',
    },
    {
      id: 'folder',
      title: messages.folder,
      cell: ({ folderId }) => folderId,
      text: ({ folderId }) => folderId,
      sortBy: 'folderId',
      isHidden: true,
    },
    {
      id: 'blocks',
      title: messages.blocks,
      align: 'end',
      cell: ({ blocks }) => blocks.length || '',
      text: ({ blocks }) => blocks.length,
    },
    { id: 'online', title: messages.online, cell: badge, text: ({ online }) => String(online) },
  ]
  const filters: readonly Filter[] = [
    {
      id: 'online',
      title: messages.online,
      options: [
        { value: 'true', title: t(messages.yes) },
        { value: 'false', title: t(messages.no) },
      ],
    },
  ]
  const views: readonly View[] = [
    { id: 'all', title: t(messages.all), search: {} },
    { id: 'hidden', title: t(messages.hidden), search: { online: 'false' } },
  ]
  return (
    <Page width="wide" title={t(messages.title)}>
      <List
        name="content"
        state={state}
        columns={columns}
        filters={filters}
        views={views}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/content/$contentId', params: { contentId: id } })}
        card={(one) => (
          <>
            <strong>{nameOf(one)}</strong>
            {badge(one)}
          </>
        )}
        empty={{ icon: 'content', title: t(messages.empty) }}
      />
    </Page>
  )
}
