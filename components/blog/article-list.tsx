import { ArticleCard } from '@/components/blog/article-card'
import styles from '@/components/blog/article-list.module.css'
import { CategoryFilter } from '@/components/blog/category-filter'
import { type Article } from '@/content/blog/article'

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
