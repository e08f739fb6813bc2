import { ArticleCard } from '@/components/blog/article-card'
import styles from '@/components/blog/article-list.module.css'
import { type Article, articleCategories } from '@/content/blog/article'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { words } from '@/lib/words/words'

/** All articles in the given order, with a filter by category. */
export function ArticleList({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <div className={styles.room}>
      <CategoryFilter />
      <ul className={`${styles.list} mt-10 lg:mt-12`}>
        {articles.map((article, index) => (
          <li data-category={article.category} key={article.slug}>
            <ArticleCard article={article} headingLevel={2} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The filter is CSS alone, in the list's style sheet, so it needs no script. */
function CategoryFilter() {
  const choices = [
    ['', 'All'],
    ...articleCategories.map((category) => [category, words('articleCategories', 'en')(category)]),
  ] as const
  return (
    <fieldset className="min-w-0 print:hidden">
      <PreserveEarlyInput />
      <legend className="sr-only">Category</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, name]) => (
          <label
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-slate/40 px-[min(1.25rem,5vw)] transition-colors duration-200 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-snow has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-aurora-deep"
            key={name}
          >
            <input
              className="absolute inset-0 cursor-pointer opacity-0"
              defaultChecked={value === ''}
              name="category"
              type="radio"
              value={value}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
