import { clsx } from 'clsx'

import styles from '@/components/prose/prose.module.css'
import { type RenderedText } from '@/content/rendered-text'

type ProseProps = {
  readonly text: RenderedText
  /** Number the sections, for texts that one refers to. */
  readonly isNumbered?: boolean
}

/** Long text: a measure of 60 to 70 characters, and room around what the eye looks for. */
export function Prose({ text, isNumbered = false }: ProseProps) {
  // Our own Markdown, in which the reading room lets no HTML stand.
  return (
    <div
      className={clsx(styles.prose, isNumbered && styles.numbered)}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}
