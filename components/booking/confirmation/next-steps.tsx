import { useWords } from '@/components/words/use-words'

export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const say = useWords('confirmation')
  return (
    <section className="mt-10 border-t border-ice pt-6">
      <h2 className="font-display text-xl">{say('nextSteps')}</h2>
      <ol className="mt-4 grid list-decimal gap-2 pl-5 text-pretty marker:text-slate marker:tabular-nums">
        {steps.map((step) => (
          <li className="pl-1" key={step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
