import { type Metadata } from 'next'

/** Metadata of a page that search engines must not list. */
export function privateMetadata(title: string, description: string): Metadata {
  return { title, description, robots: { index: false, follow: false } }
}
