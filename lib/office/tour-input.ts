import 'server-only'
import { z } from 'zod'
import { tours } from '@/content/tours/all-tours'

/** List the tours for error messages: `1 northern-lights-tour, 2 snowshoe-rental`. */
export const TOUR_LIST_TEXT = tours.map(({ id, route }) => `${id} ${route.slice(1)}`).join(', ')

/** Find a tour of the current content by its number or the name of its page. */
export function findTourIdByText(text: string): number | undefined {
  const word = text.trim().toLowerCase().replace(/^\//, '')
  return tours.find(({ id, route }) => String(id) === word || route === `/${word}`)?.id
}

export const tourInput = z
  .string()
  .transform(findTourIdByText)
  .pipe(z.number(`The tours are: ${TOUR_LIST_TEXT}`))

/** Several tours, separated by commas or blanks. */
export const toursInput = z
  .string()
  .transform((text) => [...new Set(text.split(/[\s,]+/))].filter(Boolean))
  .pipe(z.array(tourInput))
