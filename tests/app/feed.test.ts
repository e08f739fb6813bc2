import { GET } from '@/app/feed.xml/route'
import { loadArticleFacts } from '@/lib/markdown/articles'

beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgresql://127.0.0.1:1/none',
    SITE_URL: 'https://lumi.example.com/',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Lumi & Light <bookings@lumi.example.com>',
    OPERATOR_INBOXES: 'one@lumi.example.com',
  })
})

test('the feed names every article at its own address, newest first', async () => {
  const answer = GET()
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  const links = [...xml.matchAll(/<item>[^]*?<link>(.*?)<\/link>/g)].map(([, link]) => link)
  const slugs = loadArticleFacts().map(({ slug }) => slug)
  expect(links).toEqual(slugs.map((slug) => `https://lumi.example.com/blog/${slug}`))
})

test('an entry has its title, full excerpt, date and category', async () => {
  const xml = await GET().text()
  const [newest] = loadArticleFacts()
  if (!newest) throw new Error('There is no article')
  const entry = /<item>[^]*?<\/item>/.exec(xml)?.[0]
  expect(entry).toContain(`<title><![CDATA[${newest.title}]]></title>`)
  expect(entry).toContain(`<description><![CDATA[${newest.excerpt}]]></description>`)
  expect(entry).toContain(`<category>${newest.category}</category>`)
  const published = /<pubDate>(.*?)<\/pubDate>/.exec(entry ?? '')?.[1] ?? ''
  expect(new Date(published).toISOString()).toMatch(new RegExp(`^${newest.date}`))
})
