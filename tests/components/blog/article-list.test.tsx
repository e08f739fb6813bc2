import { readFileSync } from 'node:fs'

import { render, screen, within } from '@/tests/support/testing-library'

import { ArticleList } from '@/components/blog/article-list'
import { articleCategories } from '@/content/blog/article'
import { anArticle } from '@/tests/support/an-article-page'

const articles = articleCategories.map((category, index) =>
  anArticle({
    slug: `article-${index}`,
    address: `article-${index}`,
    title: `Article ${index}`,
    category,
    excerpt: `Excerpt ${index}.`,
  }),
)

test('each article has a card with category, title, excerpt, date and read time, in the order given', () => {
  render(<ArticleList articles={articles} language="en" />)
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(articles.length)
  cards.forEach((card, index) => {
    const article = within(card)
    expect(article.getByText(articleCategories[index] ?? '')).toBeInTheDocument()
    expect(article.getByRole('heading', { level: 2, name: `Article ${index}` })).toBeInTheDocument()
    expect(article.getByRole('link')).toHaveAttribute('href', `/blog/article-${index}`)
    expect(article.getByText(`Excerpt ${index}.`)).toBeInTheDocument()
    expect(article.getByText('3 February 2025')).toBeInTheDocument()
    expect(article.getByText('4 min read')).toBeInTheDocument()
  })
})

test('guests can choose between all articles and those of a category', () => {
  render(<ArticleList articles={articles} language="en" />)
  const group = screen.getByRole('group', { name: 'Category' })
  const radios = within(group).getAllByRole('radio')
  expect(radios).toHaveLength(articleCategories.length + 1)
  expect(within(group).getByRole('radio', { name: 'All' })).toBeChecked()
  for (const category of articleCategories)
    expect(within(group).getByRole('radio', { name: category })).not.toBeChecked()
})

test('the style sheet hides the other articles for every category', () => {
  const rules = readFileSync('components/blog/article-list.module.css', 'utf8')
  for (const category of articleCategories)
    expect(rules).toContain(
      `.room:has([value='${category}']:checked) [data-category]:not([data-category='${category}'])`,
    )
})
