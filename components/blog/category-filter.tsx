import { articleCategories } from '@/content/blog/article'

/** Which articles to show. The style sheet of the list does the rest, so that no script is needed. */
export function CategoryFilter() {
  const choices = [['', 'All'], ...articleCategories.map((category) => [category, category])] as const
  return (
    <fieldset>
      <legend className="sr-only">Category</legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1 border-b border-slate/30">
        {choices.map(([value, name]) => (
          <label
            className="relative -mb-px inline-flex min-h-12 cursor-pointer items-center border-b-2 border-transparent text-slate transition-colors duration-200 hover:text-ink has-checked:border-aurora-deep has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-aurora-deep"
            key={name}
          >
            <input
              className="absolute inset-0 cursor-pointer opacity-0"
              defaultChecked={value === ''}
              name="category"
              type="radio"
              value={value}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
