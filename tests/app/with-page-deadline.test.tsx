import { notFound } from 'next/navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { type RequestContext, enterRequestContext } from '@/lib/observability/request-context'
import { expectLog } from '@/tests/support/expect-logged-problem'

const fails = withPageDeadline(async () => {
  throw new Error('the departure is locked')
})

test('a page that cannot be rendered returns 503, with a message and a time to retry', async () => {
  expectLog()
  const notes: RequestContext = { id: 'a-request' }
  enterRequestContext(notes)
  expect(renderToStaticMarkup(await fails({}))).toContain('nothing was changed')
  expect(notes.status).toEqual({ code: 503, retryAfterSeconds: 5 })
})

test('a page that does not exist remains a 404', async () => {
  enterRequestContext({ id: 'a-request' })
  await expect(withPageDeadline(async () => notFound())({})).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
