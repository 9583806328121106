import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { ShownPicture } from '#domain/house/house-fields.ts'
import { defaultPicture, sitePictures } from '#domain/picture.ts'
import { call } from '#web/call.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { reading } from '#web/queries.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { Bound } from './bound.ts'
import type { PartProps } from './edits.ts'

type Props = {
  title: string
  of: Pick<Bound<{ picture?: ShownPicture | undefined }>, 'value' | 'set' | 'problem'>
  /** The default picture; without it, there is always an own one. */
  usual?: PictureSource | undefined
  /** The initial alt text of an upload; empty if the title says too little. */
  firstAlt?: string
}

const maxBytes = 20_000_000
const taken = 'image/jpeg,image/png,image/webp,image/avif'
const ground = '#B9C4C6'

/** A picture of the house: one of the site's, or an upload of the owner. */
export function PictureChoice({ title, of: { value, set, problem }, usual, firstAlt = title }: Props) {
  const shown = value.picture ?? (usual ? undefined : defaultPicture)
  const onChange = (picture: ShownPicture | undefined) => set({ picture })
  const heading = useId()
  const [choosing, setChoosing] = useState(false)
  const upload = useUpload((id) => onChange({ id, alt: firstAlt }))
  return (
    <section className="grid gap-4" aria-labelledby={heading}>
      <div className="grid gap-4 sm:grid-cols-[11rem_1fr]">
        <Picture
          of={shown ? { name: shown.id, alt: shown.alt, ground } : usual!}
          sizes="(max-width: 39.99rem) 92vw, 176px"
          className="aspect-[3/2] w-full rounded-lg"
        />
        <div>
          <h3 id={heading} className="lab">
            Picture
          </h3>
          <div className="flex flex-wrap gap-2.5">
            <SmallButton kind="line" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {choosing ? 'Close the pictures' : 'Choose a picture'}
            </SmallButton>
            <label
              className={`${buttonClass('line', 'sm')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 max-md:min-h-11`}
            >
              <ImageUp />
              {upload.isPending ? 'Uploading…' : 'Upload'}
              <input
                type="file"
                accept={taken}
                aria-label={`Upload a picture of ${title}`}
                className="sr-only"
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  if (file) upload.send(file)
                  // Otherwise the same file could not be chosen again.
                  event.target.value = ''
                }}
              />
            </label>
          </div>
          {usual && value.picture && (
            <SmallButton kind="ghost" className="mt-2" onClick={() => onChange(undefined)}>
              Use the usual picture
            </SmallButton>
          )}
          <p className="hint">JPEG, PNG, WebP or AVIF, 20 MB at most.</p>
          <div role="status">
            {upload.isError && <ErrorText>{whyFailed(upload.error, upload.error.message)}</ErrorText>}
          </div>
        </div>
      </div>
      {choosing && (
        <Choices
          chosen={shown?.id}
          onChoose={(id, alt = firstAlt) => {
            upload.cancel()
            onChange({ id, alt })
          }}
        />
      )}
      {shown && (
        <Field
          compact
          label="What the picture shows"
          hint="Read out to people who cannot see it"
          maxLength={200}
          value={shown.alt}
          onChange={(event) => onChange({ ...shown, alt: event.target.value })}
          error={problem('picture.alt') ?? problem('picture.id')}
        />
      )}
    </section>
  )
}

/** `onDone` is called even after its part of the editor was left, unless another picture was chosen meanwhile. */
function useUpload(onDone: (id: string) => void) {
  const client = useQueryClient()
  const wanted = useRef<File>(undefined)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxBytes)
        throw new Error(`This file is ${Math.ceil(file.size / 100_000) / 10} MB: 20 MB at most.`)
      return call(api.addPicture, { body: new Uint8Array(await file.arrayBuffer()) })
    },
    onSuccess: ({ id }, file) => {
      if (wanted.current === file) onDone(id)
      return client.invalidateQueries(reading(api.pictures))
    },
  })
  return {
    ...upload,
    send: (file: File) => {
      wanted.current = file
      upload.mutate(file)
    },
    cancel: () => {
      wanted.current = undefined
      upload.reset()
    },
  }
}

type ChoicesProps = { chosen: string | undefined; onChoose: (id: string, alt?: string) => void }

function Choices({ chosen, onChoose }: ChoicesProps) {
  const name = useId()
  const uploaded = useQuery(reading(api.pictures))
  const choices = [
    ...(uploaded.data ?? []).map(({ id }, index) => ({ id, alt: undefined, label: `Upload ${index + 1}` })),
    ...sitePictures.map((id) => ({ id, alt: siteAlts[id], label: siteAlts[id] })),
  ]
  return (
    <fieldset>
      <legend className="sr-only">Pictures</legend>
      {uploaded.isError && (
        <div role="alert" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ErrorText>Your uploads could not be loaded.</ErrorText>
          <SmallButton kind="line" busy={uploaded.isFetching} onClick={() => void uploaded.refetch()}>
            Try again
          </SmallButton>
        </div>
      )}
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
        {choices.map(({ id, alt, label }) => (
          <label
            key={id}
            className={`relative block cursor-pointer overflow-hidden rounded-lg outline-offset-2 focus-within:outline-2 ${id === chosen ? 'outline-2 outline-selected' : ''}`}
          >
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={id === chosen}
              onChange={() => onChoose(id, alt)}
              className="absolute inset-0 size-full cursor-pointer appearance-none"
            />
            <Picture
              of={{ name: id, alt: '', ground }}
              sizes="(max-width: 39.99rem) 30vw, 130px"
              className="aspect-[3/2] w-full"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Initial alt texts of the site's pictures when the owner chooses one. */
const siteAlts: Record<(typeof sitePictures)[number], string> = {
  lagoon: 'Clear water over sand, seen from above',
  mist: 'A board alone on mirror water at dawn',
  wing: 'Half under water: a wing flies below the surface',
  footprints: 'Wet footprints on warm planks that lead to the water',
  'sauna-dusk': 'A floating sauna lit from within at dusk',
  table: 'A table laid at the end of a pier at dusk',
}

/** The pictures of pages for which the owner has chosen none. */
const usualPictures = {
  landing: { name: 'hero', alt: 'Calm sea in the evening', ground: '#9B9890', width: 2560, height: 1440 },
  club: { name: 'lagoon', alt: 'A board over the sand of a lagoon', ground: '#93C4BE' },
} satisfies Record<string, PictureSource>

type PageProps = Pick<PartProps, 'at'> & {
  page: keyof typeof usualPictures
  label: string
  /** As its buttons name it: 'the club page'. */
  title: string
  hint: string
}

/** The picture at the head of a page: the owner's, or the default. */
export const PagePicture = ({ at, page, label, title, hint }: PageProps) => (
  <section className="card grid gap-4 p-4 sm:p-5" aria-label={label}>
    <p className="max-w-[60ch] text-muted">{hint}</p>
    <PictureChoice title={title} firstAlt="" of={at(page)} usual={usualPictures[page]} />
  </section>
)
