import { fileNotAccepted } from '../kernel/attachment.ts'
import { importInProgress } from '../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../kernel/search-request/index.ts'
import { stillInUse } from '../kernel/still-in-use.ts'

const Text = Type.String()
const Part = Type.Number({ minimum: 0, maximum: 1 })

/** By locale; `default` is the shop's Spanish. */
const Alt = Type.Record(
  Type.String({ pattern: '^(default|(es|en)(-[A-Z]{2})?)$' }),
  Type.String({ maxLength: 500 }),
)
/** What a cut must keep: parts of the width and of the height, from the left and the top. */
const Focus = Type.Object({ x: Part, y: Part }, { additionalProperties: false })

const Media = Open('Media', {
  id: Text,
  name: Text,
  alt: Type.Record(Text, Text),
  focus: Focus,
  mediaType: Text,
  width: Type.Integer(),
  height: Type.Integer(),
  /** `waiting` until its renditions are made, some seconds. */
  status: OneOf('waiting', 'ready', 'failed'),
  renditions: Type.Array(
    Type.Object({
      path: Text,
      width: Type.Integer(),
      height: Type.Integer(),
      mediaType: Text,
      size: Type.Integer(),
      link: Text,
    }),
  ),
  /** As a product's `imageGroups` take it, once it is ready. */
  c_image: Type.Optional(
    Type.Object({ path: Text, c_medium: Type.Optional(Text), alt: Type.Record(Text, Text) }),
  ),
  /** As a product's `c_documents` take it: of a PDF. */
  c_document: Type.Optional(Type.Object({ path: Text })),
  creationDate: Text,
})

const params = Type.Object({ mediaId: Type.String({ format: 'uuid' }) })
const preconditions = [preconditionFailed, preconditionRequired] as const
const mebibyte = 1024 * 1024

/** The largest picture that is taken. */
export const mostMediaBytes = 25 * mebibyte

export const mediaContract = {
  uploadMedia: {
    scope: 'sfcc.media.rw',
    once: true,
    body: Type.Object(
      {
        filename: Type.String({ minLength: 1, maxLength: 300 }),
        /** JPEG, PNG, WebP or AVIF of at most 64 million pixels, or a PDF; in base64, 25 MB at most. */
        fileContent: Type.String({ minLength: 1 }),
        alt: Type.Optional(Alt),
        focus: Type.Optional(Focus),
      },
      { title: 'media_upload', additionalProperties: false },
    ),
    bodyLimit: 36 * mebibyte,
    success: [201],
    answer: Media,
    problems: [fileNotAccepted],
    perMinute: 60,
  },
  searchMedia: {
    scope: 'sfcc.media',
    body: SearchRequest,
    answer: Open('MediaSearchResult', { ...searchAnswer, hits: Type.Array(Media) }),
    problems: searchProblems,
    perMinute: 300,
  },
  getMedia: { scope: 'sfcc.media', params, answer: Media, problems: [notFound] },
  updateMedia: {
    scope: 'sfcc.media.rw',
    params,
    body: Type.Object(
      {
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
        alt: Type.Optional(Alt),
        focus: Type.Optional(Focus),
      },
      { title: 'media_change', additionalProperties: false },
    ),
    answer: Media,
    problems: [notFound, outsideYourPlaces, ...preconditions],
  },
  deleteMedia: {
    scope: 'sfcc.media.rw',
    params,
    success: [204],
    problems: [notFound, outsideYourPlaces, stillInUse, importInProgress, ...preconditions],
  },
} as const
