import { notFound } from 'next/navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { withPageDeadline } from '@/app/(site)/with-page-deadline'
import { type RequestNotes, enterRequest } from '@/lib/observability/current-request'
import { expectLog } from '@/tests/support/expect-log'

const fails = withPageDeadline(async () => {
  throw new Error('the departure is locked')
})

test('a page that cannot be rendered returns 503, with a message and a time to retry', async () => {
  expectLog()
  const notes: RequestNotes = { id: 'a-request' }
  enterRequest(notes)
  expect(renderToStaticMarkup(await fails({}))).toContain('nothing was changed')
  expect(notes.status).toEqual({ code: 503, retryAfterSeconds: 5 })
})

test('a page that does not exist remains a 404', async () => {
  enterRequest({ id: 'a-request' })
  await expect(withPageDeadline(async () => notFound())({})).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
