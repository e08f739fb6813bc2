import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type StarsFieldProps = {
  readonly language: Language
  readonly chosen: string | undefined
  readonly fault: string | undefined
}

/** One to five stars to choose from, as five radio buttons large enough for a thumb. */
export function StarsField({ language, chosen, fault }: StarsFieldProps) {
  const say = words('review', language)
  return (
    <fieldset className="group" aria-describedby={fault ? 'stars-wrong' : undefined}>
      <legend className="text-sm font-medium">{say('stars')}</legend>
      <div className="mt-2 flex max-w-xs gap-2">
        {[1, 2, 3, 4, 5].map((count) => (
          <label className="relative grid h-14 flex-1 place-items-center" key={count}>
            <input
              aria-label={say('starCount', { count })}
              autoFocus={fault !== undefined && count === 1}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md border border-slate/70 transition-colors duration-200 checked:border-2 checked:border-aurora-deep checked:bg-ice hover:border-ink"
              defaultChecked={chosen === String(count)}
              name="stars"
              required
              type="radio"
              value={count}
            />
            <span aria-hidden="true" className="pointer-events-none relative text-lg">
              {`${count} ★`}
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="mt-2 text-sm text-pretty text-alarm group-has-checked:hidden" id="stars-wrong">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
