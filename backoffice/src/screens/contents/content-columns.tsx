import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { preferences } from '../../api/preferences.ts'
import { useSession } from '../../api/session.ts'
import type { ContentHit } from '../../api/site.ts'
import type { Column, Filter } from '../../features/list/index.ts'
import { placeOfContent } from '../../lib/content-place.ts'
import { localText } from '../../lib/local-text.ts'
import { Badge } from '../../ui/index.ts'
import styles from './contents.module.css'
import { messages } from './messages.ts'

export const nameOf = ({ id, name }: ContentHit, language: 'es' | 'en'): string =>
  localText(name, language) || id

/** Whether shoppers see it, and from when on they see it otherwise. */
export const ContentState = ({ content }: { content: ContentHit }) => {
  const { t, format } = useEnv()
  const { online, c_plannedAt: plannedAt } = content
  return (
    <span className={styles.state}>
      <Badge tone={online ? 'good' : 'none'}>{t(online ? messages.shown : messages.hidden)}</Badge>
      {plannedAt && <Badge tone="open">{t(messages.plannedFor, format.dateTime(plannedAt))}</Badge>}
    </span>
  )
}

/** Columns of the list. */
export const useContentColumns = (now: Date): readonly Column<ContentHit>[] => {
  const { t, language, format } = useEnv()
  const whereOf = ({ id, page }: ContentHit) => {
    const place = placeOfContent(id)
    if (page) return t(messages.onOwnGoods)
    return place === 'ownPage' ? `/page-viewer/${id}` : t(messages[place])
  }
  return [
    {
      id: 'name',
      title: messages.name,
      cell: (one) => (
        <span className={styles.name}>
          <Link to="/content/$contentId" params={{ contentId: one.id }}>
            {nameOf(one, language)}
          </Link>
          <small>{one.id}</small>
        </span>
      ),
      text: ({ id }) => id,
      sortBy: 'name',
    },
    { id: 'where', title: messages.where, cell: whereOf, text: whereOf },
    {
      id: 'online',
      title: messages.state,
      cell: (one) => <ContentState content={one} />,
      text: ({ online }) => String(online),
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
    {
      id: 'edited',
      title: messages.edited,
      cell: ({ c_edited: edited }) =>
        edited && (
          <span title={format.dateTime(edited.at)}>
            {format.age(edited.at, now)} · {edited.by}
          </span>
        ),
      text: ({ c_edited: edited }) => edited?.at,
      sortBy: 'editedAt',
    },
  ]
}

/** Folders in which contents may lie, by the shop's settings; none for whoever may not read them. */
const useFolders = () => {
  const { call } = useEnv()
  const { can } = useSession()
  const found = useQuery({
    queryKey: [preferences.getSitePreferenceGroup, 'content'],
    enabled: can('sfcc.preferences'),
    queryFn: () =>
      call(preferences.getSitePreferenceGroup, { params: { groupId: 'content', instanceType: 'current' } }),
  })
  return found.data?.c_contentFolders ?? []
}

/** Filters of the list. */
export const useContentFilters = (): readonly Filter[] => {
  const { t, language } = useEnv()
  const folders = useFolders()
  return [
    {
      id: 'online',
      title: messages.online,
      options: [
        { value: 'true', title: t(messages.yes) },
        { value: 'false', title: t(messages.no) },
      ],
    },
    {
      id: 'planned',
      title: messages.planned,
      options: [{ value: 'true', title: t(messages.withPlan) }],
    },
    {
      id: 'translated',
      title: messages.languages,
      options: [{ value: 'false', title: t(messages.lacksEnglish) }],
    },
    ...(folders.length > 0
      ? [
          {
            id: 'folder',
            title: messages.folder,
            options: folders.map(({ id, name }) => ({ value: id, title: localText(name, language) || id })),
          },
        ]
      : []),
  ]
}
