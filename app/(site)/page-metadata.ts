import { type Metadata } from 'next'

type PageFacts = { readonly name: string; readonly description: string; readonly route: string }

/** What search engines and link previews read of a page. */
export function pageMetadata({ name, description, route }: PageFacts): Metadata {
  return { title: name, description, alternates: { canonical: route } }
}
