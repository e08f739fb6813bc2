import { type ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { type PictureName } from '@/content/pictures'

type TextWithPictureProps = { readonly picture: PictureName; readonly children: ReactNode }

/** A page with little text: a dark strip behind the header, then the text with a calm picture next to it. */
export function TextWithPicturePage({ picture, children }: TextWithPictureProps) {
  return (
    <>
      <div className="h-18 bg-night lg:h-20 print:hidden" />
      <main
        className="lg:page-grid lg:min-h-[86svh] print:block"
        data-short-footer
        id="content"
        tabIndex={-1}
      >
        <div className="min-w-0 px-gutter py-section lg:col-[page-start/9] lg:self-center lg:px-0 print:p-0">
          {children}
        </div>
        <div className="relative h-[max(36svh,14rem)] lg:col-[9/full-end] lg:h-auto print:hidden">
          <div className="absolute inset-0 lg:sticky lg:top-0 lg:h-full lg:max-h-svh">
            <Picture
              className="absolute inset-0"
              isDecoration
              name={picture}
              // As tall as the screen on wide ones, so wider than its box.
              sizes="(min-width: 1024px) 178vh, 110vw"
            />
          </div>
        </div>
      </main>
    </>
  )
}
