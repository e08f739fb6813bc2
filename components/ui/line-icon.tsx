type GlyphProps = {
  readonly path: string
  /** Size of the square that the path is drawn in; also its size in pixels. */
  readonly grid: 16 | 20
}

/** A line icon. It has no accessible name of its own: the button around it has one. */
export function LineIcon({ path, grid }: GlyphProps) {
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
