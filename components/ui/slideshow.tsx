import { type ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { Slides } from '@/components/ui/slides'
import { ClientWords } from '@/components/words/client-words'
import { type PictureName } from '@/content/pictures'
import { type Language } from '@/lib/language/language'

type SlideshowProps = {
  readonly language: Language
  readonly label: string
  readonly names: readonly PictureName[]
  /** How long each picture is shown: 3000 ms by default. Rule: slideshow-pace (docs/rules.md) */
  readonly intervalMs?: number
  readonly sizes: string
  /** Whether the slideshow is on the page's first screen, so that its first picture loads before everything else. */
  readonly isOpening?: boolean
  /** Rendered over the pictures, below the controls. */
  readonly children?: ReactNode
}

/** A slow slideshow. It stops for guests who prefer reduced motion, and when paused. */
export function Slideshow(props: SlideshowProps) {
  const { language, label, names, intervalMs = 3000, sizes, isOpening = true, children } = props
  return (
    <ClientWords areas={['slides']} language={language}>
      <Slides
        intervalMs={intervalMs}
        isOpening={isOpening}
        label={label}
        pictures={names.map((name, index) => (
          <Picture
            isFirst={isOpening && index === 0}
            key={name}
            language={language}
            name={name}
            sizes={sizes}
          />
        ))}
      >
        {children}
      </Slides>
    </ClientWords>
  )
}
