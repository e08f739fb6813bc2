type OfferFactsProps = { readonly facts: readonly (readonly [name: string, value: string])[] }

/** An offer's figures on thin rules. */
export function OfferFacts({ facts }: OfferFactsProps) {
  return (
    <dl className="mt-8 border-t border-slate/30">
      {facts.map(([name, value]) => (
        <div className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-ice py-3" key={name}>
          <dt className="text-slate">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
