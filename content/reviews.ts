import { pageText } from '@/content/texts/page-text'
import { type Language } from '@/lib/language/language'

const facts = { route: '/reviews', picture: 'kotaInside' } as const

/** The page of all reviews by guests who came. It exists once there is one. Rule: reviews (docs/rules.md) */
export function reviewsPage(language: Language) {
  return { ...facts, ...pageText('reviews', language) }
}

/** A sample of a guest's review. */
export type Review = {
  readonly id: number
  readonly name: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
  /** Where the guest is from, or a note that the booking was verified. */
  readonly location: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Whether this is sample text, which its card then says. */
  readonly isSample: boolean
}

/**
 * SAMPLE CONTENT. These reviews are invented, to show what reviews look like. They disappear once a guest's own review is
 * published; empty the list before you take real money. They never appear in structured data.
 *
 * Rule: samples (docs/rules.md)
 */
export const reviews: readonly Review[] = [
  {
    id: 1,
    name: 'Hannah W.',
    rating: 5,
    text: 'We drove for nearly two hours because our guide trusted one gap in the clouds. At half past midnight it opened over a lake, and the berry juice was hot before we had our tripods up.',
    location: 'Verified booking',
    date: '2025-02-14',
    isSample: true,
  },
  {
    id: 2,
    name: 'Matteo R.',
    rating: 5,
    text: 'Our children are five and eight. They fed the fire, turned the sausages and heard about the fox that makes the lights. Back in bed by half past eleven, as promised.',
    location: 'Italy',
    date: '2025-01-03',
    isSample: true,
  },
  {
    id: 3,
    name: 'Claire D.',
    rating: 4,
    text: 'I caught one perch the length of my hand and would do it again tomorrow. Take a second pair of mittens: you have to take the first ones off to bait the hook.',
    location: 'France',
    date: '2025-02-27',
    isSample: true,
  },
  {
    id: 4,
    name: 'Jonas and Lea',
    rating: 5,
    text: 'Cloud all night, and they said so at the start. Next morning we were asked which we would like, the money back or another evening. We took the evening, and saw them.',
    location: 'Verified booking',
    date: '2024-12-09',
    isSample: true,
  },
  {
    id: 5,
    name: 'Emily S.',
    rating: 5,
    text: 'Snowshoes that fitted, a route on the phone and the whole forest to ourselves. We met one reindeer and no one else until the afternoon.',
    location: 'United Kingdom',
    date: '2025-03-11',
    isSample: true,
  },
  {
    id: 6,
    name: 'Sofía M.',
    rating: 5,
    text: 'The guide knew which owl would be awake and where the lynx likes to lie. With eight of us there was time to wait for it, and it came.',
    location: 'Spain',
    date: '2025-04-22',
    isSample: true,
  },
  {
    id: 7,
    name: 'Kenji T.',
    rating: 5,
    text: 'I wrote at ten in the evening to ask about boots, and had an answer before I had brushed my teeth. The tour the next day was just as well looked after.',
    location: 'Verified booking',
    date: '2024-11-30',
    isSample: true,
  },
]
