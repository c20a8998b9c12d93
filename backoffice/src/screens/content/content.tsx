import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { library } from '../../api/site.ts'
import {
  EditedFlag,
  EditedTexts,
  EditorForm,
  Fields,
  memberName,
  useDocument,
} from '../../features/editor/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Versions } from '../../features/versions/index.ts'
import { localText } from '../../lib/local-text.ts'
import { membersWith } from '../../lib/members.ts'
import { Button, Code, Section, Skeleton } from '../../ui/index.ts'
import type { Block } from './block-fields.ts'
import { BlocksEditor } from './blocks-editor.tsx'
import { Drafts } from './drafts.tsx'
import { messages } from './messages.ts'
import { PreviewDialog, type PreviewScreen } from './preview-dialog.tsx'

const titles = {
  name: messages.name,
  pageTitle: messages.pageTitle,
  pageDescription: messages.pageDescription,
  body: messages.body,
  blocks: messages.blocks,
  online: messages.online,
} as const

const useContent = (contentId: string) => {
  const { call, shop } = useEnv()
  const queries = useQueryClient()
  const params = { libraryId: shop.id, contentId }
  return useDocument({
    name: `content.${contentId}`,
    queryKey: [library.getLibraryContent, contentId],
    load: () => call.tagged(library.getLibraryContent, { params }),
    write: (members, etag) =>
      call.tagged(library.updateLibraryContent, {
        params,
        body: members,
        ifMatch: etag,
      }),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [library.searchLibraryContent] })
      void queries.invalidateQueries({ queryKey: [library.getContentVersions, contentId] })
    },
  })
}

/** A page or a text of the shop: what it says, its blocks, and its earlier versions. */
export const ContentScreen = () => {
  const { call, shop, t, language } = useEnv()
  const { can } = useSession()
  const { contentId = '' } = useParams({ strict: false })
  const params = { libraryId: shop.id, contentId }
  const { query, data, ...editor } = useContent(contentId)
  const mayWrite = can('sfcc.libraries.rw')
  const [screen, setScreen] = useState<PreviewScreen>()
  /** Of blocks that two people changed: what each is called here. */
  const toWords = (path: string, value: unknown) =>
    path === 'blocks' && Array.isArray(value)
      ? (value as Block[]).map((block) => ({ ...block, kind: t(messages[block.kind]) }))
      : value
  return (
    <Page
      title={localText(data?.name, language) || contentId}
      mark={<Code>{contentId}</Code>}
      actions={
        <>
          {data &&
            mayWrite &&
            (['phone', 'desk'] as const).map((screen) => (
              <Button key={screen} icon="image" onClick={() => setScreen(screen)}>
                {t(messages[screen])}
              </Button>
            ))}
        </>
      }
      back={<BackLink to="/content">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {data && screen && (
        <PreviewDialog
          contentId={contentId}
          changes={membersWith(data, editor.changes)}
          screen={screen}
          onClose={() => setScreen(undefined)}
        />
      )}
      {data && (
        <EditorForm
          editor={editor}
          mayWrite={mayWrite}
          nameOf={(path) => memberName(t, titles, path)}
          toWords={toWords}
        >
          <Columns
            aside={
              <>
                {mayWrite && <Drafts contentId={contentId} stands={data} editor={editor} />}
                <Versions
                  queryKey={[library.getContentVersions, contentId]}
                  load={() => call(library.getContentVersions, { params })}
                  restore={(version) =>
                    call.tagged(library.restoreContent, {
                      params: { ...params, version },
                      ifMatch: editor.etag,
                    })
                  }
                  shownBy={[library.getLibraryContent, contentId]}
                  mayWrite={mayWrite}
                />
              </>
            }
          >
            <BlocksEditor />
            <Section title={t(messages.about)}>
              <Fields>
                <EditedTexts path="name" spanish="es" label={t(messages.name)} />
                <EditedTexts path="body" spanish="es" label={t(messages.body)} isLong />
                <EditedTexts path="pageTitle" spanish="es" label={t(messages.pageTitle)} />
                <EditedTexts path="pageDescription" spanish="es" label={t(messages.pageDescription)} isLong />
                <EditedFlag path="online" label={t(messages.online)} />
              </Fields>
            </Section>
          </Columns>
        </EditorForm>
      )}
    </Page>
  )
}
