/** What an offer has, in a few words each. */
export function FeatureTags({ features }: { readonly features: readonly string[] }) {
  return (
    <ul aria-label="Features" className="mt-5 flex flex-wrap gap-2">
      {features.map((feature) => (
        <li className="rounded-full bg-ice px-3.5 py-1.5 text-sm" key={feature}>
          {feature}
        </li>
      ))}
    </ul>
  )
}
