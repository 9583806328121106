import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHouse } from '#web/house-on-page.ts'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { loginSea } from './account-pictures.ts'

type Props = { picture?: PictureSource; children: ReactNode }

/** The picture, and the sheet with a form next to it or, on phones, below it. */
export const LoginFrame = ({ picture = loginSea, children }: Props) => (
  <main className="grid min-h-svh bg-surface max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1fr_minmax(0,min(42rem,66%))]">
    <LoginPicture of={picture} />
    <div className="bg-surface px-5 py-8 max-lg:relative max-lg:-mt-6 max-lg:rounded-t-xl max-[359px]:px-3.5 sm:px-14 lg:py-[clamp(3rem,7svh,5rem)]">
      <div className="mx-auto w-full max-w-[28rem]">
        <Wordmark name={useHouse().brand.name} className="h-8" />
        {children}
      </div>
    </div>
  </main>
)

/** The left half: the picture, with a back link on it. */
function LoginPicture({ of }: { of: PictureSource }) {
  return (
    <div className="dusk relative overflow-hidden bg-[#254245] max-lg:h-56 lg:sticky lg:top-0 lg:h-svh">
      <Picture
        of={of}
        alt=""
        sizes="(max-width: 63.99rem) 100vw, max(50vw, 150vh)"
        first
        className="absolute inset-0 size-full"
      />
      <span className="absolute inset-0 bg-linear-to-b from-sea-950/85 via-sea-950/70 via-25% to-transparent to-55% max-lg:hidden" />
      <span className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-sea-950/85 via-sea-950/70 via-60% to-transparent lg:hidden" />
      <div className="relative flex h-full flex-col gap-6 p-5 sm:p-10">
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 self-start font-semibold">
          <ArrowLeft className="size-5" />
          Back
        </Link>
        <p className="display max-w-[12ch] text-5xl max-xl:text-4xl! max-lg:hidden">
          The sea is waiting for you
        </p>
      </div>
    </div>
  )
}
