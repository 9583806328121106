import type { ReactNode } from 'react'
import { site } from '#domain/site.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { LoginPicture } from './login-picture.tsx'

/** The picture and, beside it or on phones below it, the sheet with a form. */
export const LoginFrame = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-svh bg-surface max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1fr_minmax(0,min(42rem,66%))]">
    <LoginPicture />
    <div className="bg-surface px-5 py-8 max-lg:relative max-lg:-mt-6 max-lg:rounded-t-xl max-[359px]:px-3.5 sm:px-14 lg:py-[clamp(3rem,7svh,5rem)]">
      <div className="mx-auto w-full max-w-[28rem]">
        <Wordmark name={site.brand} className="h-8" />
        {children}
      </div>
    </div>
  </main>
)
