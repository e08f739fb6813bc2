import { type Thing, type WithContext } from 'schema-dts'

/** Facts for search engines. No text in them can end the script. */
export function JsonLd({ facts }: { readonly facts: WithContext<Thing> }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
}
