import { type Review } from '@/content/reviews'

const STAR = 'M8 1.6l1.9 4.2 4.5.5-3.4 3 1 4.5L8 11.5l-4 2.3 1-4.5-3.4-3 4.5-.5z'

export function ReviewCard({ review: { name, rating, text, location, date } }: { readonly review: Review }) {
  return (
    <li className="flex w-[min(20rem,78vw)] shrink-0 flex-col border-t border-slate/30 pt-6 lg:w-[23rem]">
      <p className="flex gap-1 text-aurora-deep">
        <span className="sr-only">{rating} out of 5</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <svg
            aria-hidden="true"
            className="size-4"
            fill={star <= rating ? 'currentColor' : 'none'}
            key={star}
            stroke="currentColor"
            strokeLinejoin="round"
            viewBox="0 0 16 16"
          >
            <path d={STAR} />
          </svg>
        ))}
      </p>
      <blockquote className="mt-4 mb-6 text-lg leading-relaxed text-pretty">{text}</blockquote>
      <p className="mt-auto font-medium">{name}</p>
      <p className="mt-1 text-sm text-slate">
        {location} · <time dateTime={date}>{monthText(date)}</time>
      </p>
    </li>
  )
}

/** 'February 2025' */
function monthText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
