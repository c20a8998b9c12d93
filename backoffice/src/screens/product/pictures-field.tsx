import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Product } from '../../api/products.ts'
import { useEditing } from '../../features/editor/index.ts'
import { UploadPicture } from '../../features/pictures/index.ts'
import { localText } from '../../lib/local-text.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import { Button, Dialog, EmptyState, IconButton, Section, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'

type Group = NonNullable<Product['imageGroups']>[number]
type Picture = Group['images'][number]
/** A picture with what its group says of it. */
type Placed = { picture: Picture; group: Omit<Group, 'images'> }

const placedOf = (groups: readonly Group[]): Placed[] =>
  groups.flatMap(({ images, ...group }) => images.map((picture) => ({ picture, group })))
/** Each in a group of its own: neighbours of one kind are joined when it is read again. */
const groupsOf = (placed: readonly Placed[]): Group[] =>
  placed.map(({ picture, group }) => ({ ...group, images: [picture] }))

const PictureDialog = ({
  first,
  onDone,
  onClose,
}: {
  first: Picture | undefined
  onDone(picture: Picture): void
  onClose(): void
}) => {
  const { t, shop } = useEnv()
  const [path, setPath] = useState(first?.path ?? '')
  const [medium, setMedium] = useState(first?.c_medium)
  const [alt, setAlt] = useState({ default: first?.alt.default ?? '', en: first?.alt.en ?? '' })
  return (
    <Dialog
      title={t(messages.picture)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <Button
          kind="main"
          disabled={path === '' || alt.default === '' || alt.en === ''}
          onClick={() => onDone({ path, alt, ...(medium === undefined ? {} : { c_medium: medium }) })}
        >
          {t(messages.take)}
        </Button>
      }
    >
      <div className={styles.pictureForm}>
        {path !== '' && <img className={styles.large} src={pictureSource(shop, path)} alt="" />}
        <UploadPicture
          alt={alt}
          onReady={(made) => {
            setPath(made.path)
            setMedium(made.c_medium)
          }}
        />
        <TextField
          label={t(messages.path)}
          hint={t(messages.pathHint)}
          value={path}
          onChange={({ target }) => {
            setPath(target.value.trim())
            setMedium(undefined)
          }}
        />
        <TextField
          label={`${t(messages.alt)} (${t(messages.spanish)})`}
          lang="es"
          value={alt.default}
          onChange={({ target }) => setAlt({ ...alt, default: target.value })}
        />
        <TextField
          label={`${t(messages.alt)} (${t(messages.english)})`}
          lang="en"
          value={alt.en}
          onChange={({ target }) => setAlt({ ...alt, en: target.value })}
        />
      </div>
    </Dialog>
  )
}

/** The pictures in the order in which the shop shows them; the first is the one of lists. */
export const PicturesField = () => {
  const { shop, t, language } = useEnv()
  const { editor, mayWrite } = useEditing()
  const [edited, setEdited] = useState<number>()
  const placed = placedOf((editor.valueAt('imageGroups') ?? []) as Group[])
  const set = (next: readonly Placed[]) => editor.change('imageGroups', groupsOf(next))
  const first = placed[0]?.group ?? { viewType: 'large' as const }
  return (
    <Section
      title={`${t(messages.pictures)} (${placed.length})`}
      actions={mayWrite && <Button onClick={() => setEdited(placed.length)}>{t(messages.addPicture)}</Button>}
    >
      {placed.length === 0 && <EmptyState icon="image" title={t(messages.noPictures)} />}
      <ul className={styles.pictures}>
        {placed.map(({ picture, group }, at) => (
          <li key={`${group.viewType}${picture.path}${JSON.stringify(group.c_variationValues ?? '')}`}>
            <button
              type="button"
              className={styles.pictureButton}
              disabled={!mayWrite}
              onClick={() => setEdited(at)}
            >
              <img
                src={pictureSource(shop, picture.path)}
                alt={localText(picture.alt, language)}
                loading="lazy"
              />
            </button>
            {mayWrite && (
              <div className={styles.pictureTools}>
                <UploadPicture
                  iconLabel={t(messages.replacePicture, at + 1)}
                  alt={picture.alt}
                  onReady={({ path, c_medium }) => {
                    const { c_medium: _smaller, ...said } = picture
                    const changed = { ...said, path, ...(c_medium === undefined ? {} : { c_medium }) }
                    set(placed.with(at, { picture: changed, group }))
                  }}
                />
                {at > 0 && (
                  <IconButton
                    icon="left"
                    label={t(messages.forward, at + 1)}
                    onClick={() => set(placed.with(at, placed[at - 1]!).with(at - 1, placed[at]!))}
                  />
                )}
                {placed.length > 1 && (
                  <IconButton
                    icon="close"
                    label={t(messages.removePicture, at + 1)}
                    onClick={() => set(placed.toSpliced(at, 1))}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited !== undefined && (
        <PictureDialog
          first={placed[edited]?.picture}
          onClose={() => setEdited(undefined)}
          onDone={(picture) => {
            const group = placed[edited]?.group ?? { viewType: first.viewType }
            set(placed.toSpliced(edited, 1, { picture, group }))
            setEdited(undefined)
          }}
        />
      )}
    </Section>
  )
}
