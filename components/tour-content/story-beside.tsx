import { type ReactNode } from 'react'

type StoryBesideProps = { readonly panel: ReactNode; readonly children: ReactNode }

/** A story and, beside it where there is room, the panel in which a guest acts on it. */
export function StoryBeside({ panel, children }: StoryBesideProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-section py-section lg:grid-cols-12 xl:gap-x-24">
      <div className="grid content-start gap-section lg:col-span-7">{children}</div>
      {/* Taller than most screens: it scrolls with the story and rests once its end is in sight. */}
      <div className="*:scroll-mt-4 lg:sticky lg:bottom-8 lg:col-span-5 lg:self-end">{panel}</div>
    </div>
  )
}
