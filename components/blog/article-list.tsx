import { ArticleCard } from '@/components/blog/article-card'
import styles from '@/components/blog/article-list.module.css'
import { type Article, articleCategories } from '@/content/blog/article'
import { PreserveEarlyInput } from '@/components/layout/preserve-early-input'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ArticleListProps = { readonly language: Language; readonly articles: readonly Article[] }

/** All articles in the given order, with a filter by category. */
export function ArticleList({ language, articles }: ArticleListProps) {
  return (
    <div className={styles.room}>
      <CategoryFilter language={language} />
      <ul className={`${styles.list} mt-10 lg:mt-12`}>
        {articles.map((article, index) => (
          <li data-category={article.category} key={article.slug}>
            <ArticleCard article={article} headingLevel={2} isFirst={index === 0} language={language} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The filter is CSS alone, in the list's style sheet, so it needs no script. */
function CategoryFilter({ language }: { readonly language: Language }) {
  const say = words('blog', language)
  const nameOf = words('articleCategories', language)
  const choices = [
    ['', say('allCategories')],
    ...articleCategories.map((category) => [category, nameOf(category)]),
  ] as const
  return (
    <fieldset className="min-w-0 print:hidden">
      <PreserveEarlyInput />
      <legend className="sr-only">{say('category')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, name]) => (
          <label
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-slate/40 px-[min(1.25rem,5vw)] py-1 transition-colors duration-200 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-snow has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-aurora-deep"
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
