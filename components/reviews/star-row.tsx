import { clsx } from 'clsx'
import { type Say } from '@/lib/words/say'

/** The outline of a star, starting at its top point. */
const STAR = 'l1.9 4.2 4.5.5-3.4 3 1 4.5-4-2.3-4 2.3 1-4.5-3.4-3 4.5-.5z'

type StarRowProps = { readonly say: Say<'reviews'>; readonly stars: number; readonly className?: string }

/** One to five stars, read out as `4 out of 5`. */
export function StarRow({ say, stars, className }: StarRowProps) {
  return (
    <p className={clsx('text-aurora-deep', className)}>
      <span className="sr-only">{say('stars', { stars })}</span>
      <svg
        aria-hidden="true"
        className="h-4 w-24"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
        viewBox="0 0 96 16"
      >
        <path d={outlines(0, stars)} />
        <path d={outlines(stars, 5)} fill="none" />
      </svg>
    </p>
  )
}

/** Draw some of the five stars. A single SVG path, because many cards are laid out at once. */
function outlines(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${8 + 20 * (from + index)} 1.6${STAR}`).join('')
}
