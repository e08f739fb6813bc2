import 'server-only'
import { z } from 'zod'
import { tours } from '@/content/tours/all-tours'

const TOURS = `The tours are: ${tours.map(({ id, route }) => `${id} ${route.slice(1)}`).join(', ')}`

/** A tour by its number or the name of its page. */
export const tourInput = z
  .string()
  .transform((text): number | undefined => {
    const word = text.trim().toLowerCase().replace(/^\//, '')
    return tours.find(({ id, route }) => String(id) === word || route === `/${word}`)?.id
  })
  .pipe(z.number(TOURS))
