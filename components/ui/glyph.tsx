type GlyphProps = {
  readonly path: string
  /** Units of the square that the path is drawn in; it is shown at that many pixels. */
  readonly grid: 16 | 20
}

/** One line drawing in the site's stroke. It says nothing: its button does. */
export function Glyph({ path, grid }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      className={grid === 16 ? 'size-4' : 'size-5'}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox={`0 0 ${grid} ${grid}`}
    >
      <path d={path} />
    </svg>
  )
}
