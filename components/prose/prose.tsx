import { clsx } from 'clsx'

import styles from '@/components/prose/prose.module.css'
import { type RenderedMarkdown } from '@/content/rendered-markdown'

type ProseProps = {
  readonly text: RenderedMarkdown
  /** Whether to number the sections, for texts that are cited by section. */
  readonly isNumbered?: boolean
}

/** A long text, 60 to 70 characters wide, with extra space around headings, tables and pictures. */
export function Prose({ text, isNumbered = false }: ProseProps) {
  // This HTML is rendered from our own Markdown, which may not contain raw HTML.
  return (
    <div
      className={clsx(styles.prose, isNumbered && styles.numbered)}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}
