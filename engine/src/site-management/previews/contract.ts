import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'
import { contentNotFound, libraryContract } from '../content/contract.ts'

export const contentPreviewContract = {
  createContentPreview: {
    scope: 'sfcc.libraries.rw',
    body: Type.Object(
      {
        contentId: Type.String({ maxLength: 100 }),
        /** Members as they would be; none: the content as it stands, shown or not. */
        changes: Type.Optional(libraryContract.updateLibraryContent.body),
        /** Who sees it so: a guest, whom no price is told, or a customer. */
        audience: Type.Optional(OneOf('guest', 'registered')),
      },
      { title: 'content_preview', additionalProperties: false },
    ),
    bodyLimit: 1024 * 1024,
    success: [201],
    answer: Open('ContentPreview', {
      /** What a page of the shop is asked with, as `?preview=`. */
      token: Type.String(),
      audience: OneOf('guest', 'registered'),
      expiresAt: Type.String(),
    }),
    problems: [contentNotFound, outsideYourPlaces, importInProgress],
    perMinute: 60,
  },
} as const
